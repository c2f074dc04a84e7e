import { CityPanels } from '../../shell/parts.tsx';
import { PanelDock } from '../../shell/PanelDock.tsx';
import { useApp } from '../../store/context.tsx';
import { CityBoard } from './CityBoard.tsx';

/** Where cities are generated and changed by hand: recipe, board, what is in hand and what stands. */
export function CityWorkspace() {
  const tool = useApp((state) => state.session.cityTool);
  return (
    <PanelDock
      panels={[
        { id: 'recipe', title: 'Recipe', side: 'left', content: <CityPanels show="recipe" /> },
        {
          id: 'library',
          title: 'Library',
          side: 'left',
          grows: true,
          content: <CityPanels show="library" />,
        },
        {
          id: 'selection',
          title: tool.kind === 'stamp' ? 'In hand' : 'Selection',
          side: 'right',
          content: <CityPanels show="selection" />,
        },
        { id: 'report', title: 'Report', side: 'right', content: <CityPanels show="report" /> },
        { id: 'statistics', title: 'Statistics', side: 'right', content: <CityPanels show="statistics" /> },
      ]}
    >
      <CityBoard />
      <CityPanels show="dialogs" />
    </PanelDock>
  );
}
