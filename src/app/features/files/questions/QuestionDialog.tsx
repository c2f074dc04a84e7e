import type { Question } from '../questions.ts';
import { FailingDialog } from './FailingDialog.tsx';
import { KindsDialog } from './KindsDialog.tsx';
import { LandDialog } from './LandDialog.tsx';
import { MapDialog } from './MapDialog.tsx';
import { MissingDialog } from './MissingDialog.tsx';
import { OverwriteDialog } from './OverwriteDialog.tsx';
import { RefusedDialog } from './RefusedDialog.tsx';
import { RecipeDialog } from './RecipeDialog.tsx';
import { SchematicsDialog } from './SchematicsDialog.tsx';
import { TakeOthersDialog } from './TakeOthersDialog.tsx';
import { UpdateDialog } from './UpdateDialog.tsx';
import { ImportedCityDialog } from './ImportedCityDialog.tsx';
import { WorksDialog } from './WorksDialog.tsx';

/** The dialog that asks a question. */
export function QuestionDialog({ question }: { readonly question: Question }) {
  switch (question.kind) {
    case 'refused':
      return <RefusedDialog question={question} />;
    case 'take-others':
      return <TakeOthersDialog question={question} />;
    case 'kinds':
      return <KindsDialog question={question} />;
    case 'missing':
      return <MissingDialog question={question} />;
    case 'schematics':
      return <SchematicsDialog question={question} />;
    case 'failing':
      return <FailingDialog question={question} />;
    case 'update':
      return <UpdateDialog question={question} />;
    case 'map':
      return <MapDialog question={question} />;
    case 'destination':
      return <ImportedCityDialog question={question} />;
    case 'recipe':
      return <RecipeDialog question={question} />;
    case 'works':
      return <WorksDialog question={question} />;
    case 'land':
      return <LandDialog question={question} />;
    case 'overwrite':
      return <OverwriteDialog question={question} />;
  }
}
