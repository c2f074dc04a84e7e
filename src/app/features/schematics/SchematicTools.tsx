import { SHAPE_ICONS, TOOL_ICONS } from '../../board/tools/tool-icons.tsx';
import { ToolButton } from '../../board/ToolButton.tsx';
import { useCommandRunner } from '../../contrib/runner.tsx';
import { useApp } from '../../store/context.tsx';
import classes from './SchematicTools.module.css';
import { toolCommand } from './schematic-commands.ts';
import { SHAPE_ENTRIES, TOOL_ENTRIES } from './tools/catalog.ts';
import { schematicHand } from '../../board/tools/schematic-hand.ts';
import { SymmetryMenu } from './symmetry/SymmetryMenu.tsx';
import { WidthMenu } from './WidthMenu.tsx';

/** The buttons of the tools in the bar over the board of schematics. */
export function SchematicTools() {
  const run = useCommandRunner();
  const tool = useApp((state) => schematicHand.of(state).tool);
  const shape = useApp((state) => schematicHand.of(state).shape);
  return (
    <>
      {TOOL_ENTRIES.map((entry) => (
        <ToolButton
          key={entry.tool}
          {...(entry.tool === 'line' ? SHAPE_ENTRIES[shape] : { name: entry.name, hint: entry.hint })}
          command={toolCommand(entry.tool, shape)}
          icon={entry.tool === 'line' ? SHAPE_ICONS[shape] : TOOL_ICONS[entry.tool]}
          pressed={tool === entry.tool}
          onClick={() => run(toolCommand(entry.tool, shape))}
        />
      ))}
      <div className={classes.painting}>
        <SymmetryMenu />
        <WidthMenu />
      </div>
    </>
  );
}
