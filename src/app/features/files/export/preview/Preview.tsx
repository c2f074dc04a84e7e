import { Loader } from '@mantine/core';
import type { ExportJob } from '../write/job.ts';
import type { PreviewData } from '../write/preview-data.ts';
import classes from '../ExportDialog.module.css';
import { FeaturesPreview } from './FeaturesPreview.tsx';
import { PagesPreview } from './PagesPreview.tsx';
import { PicturePreview } from './PicturePreview.tsx';
import { TextPreview } from './TextPreview.tsx';
import { TiledPreview } from './TiledPreview.tsx';
import { ModelPreview } from './turntable/ModelPreview.tsx';
import { WallsPreview } from './WallsPreview.tsx';

interface PreviewProps {
  readonly job: ExportJob;
  /** `null` as long as it is not known. */
  readonly data: PreviewData | null;
  readonly label: string;
}

/** The file as it will be, before it is saved. */
export function Preview({ job, data, label }: PreviewProps) {
  const { subject, options } = job;
  switch (data?.kind) {
    case undefined:
      return (
        <div className={classes.room} aria-busy="true">
          <Loader className={classes.loader} size="sm" />
        </div>
      );
    case 'picture':
      return <PicturePreview subject={subject} picture={options.picture} label={label} />;
    case 'tiled':
      return <TiledPreview subject={subject} layers={data.layers} label={label} />;
    case 'model':
      return <ModelPreview model={data.model} label={label} />;
    case 'walls':
      return <WallsPreview subject={subject} walls={data.walls} label={label} />;
    case 'features':
      return (
        <FeaturesPreview subject={subject} beginning={data.beginning} layers={data.layers} label={label} />
      );
    case 'pages':
      return <PagesPreview subject={subject} options={options.pdf} pages={data.pages} label={label} />;
    case 'text':
      return <TextPreview beginning={data.beginning} label={label} />;
  }
}
