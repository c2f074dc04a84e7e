import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { Check, Ellipsis, Plus, RotateCcw, Scale, Table2 } from 'lucide-react';
import { RULE_DEFAULTS } from '../../../engine/recipe/recipe.ts';
import { rulesCommand } from './recipe-commands.ts';
import { useCommandRunner } from '../../contrib/runner.tsx';
import { ruleSort, type RuleSort } from './recipe-preferences.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import { edit } from '../../store/store.ts';
import { addRules, changeAllRules } from './rule-edits.ts';
import { SORT_WORDS } from './rule-order.ts';

/** Opens the table of all rules. */
export function TableButton() {
  const run = useCommandRunner();
  return (
    <Tooltip label="All in a table">
      <ActionIcon
        variant="subtle"
        color="gray"
        size={28}
        aria-label="All in a table"
        onClick={() => run(rulesCommand)}
      >
        <Table2 size={15} />
      </ActionIcon>
    </Tooltip>
  );
}

/** The menu of actions on all schematics of the recipe. */
export function RulesMenu({ onChange }: { readonly onChange?: (opened: boolean) => void }) {
  const store = useAppStore();
  const sort = ruleSort.use();
  const order = useApp((state) => state.document.order);
  const schematics = useApp((state) => state.document.schematics);
  const rules = useApp((state) => state.document.recipe.schematics);
  const used = new Set(rules.map(({ id }) => id));
  const others = order.filter((id) => !used.has(id) && Object.keys(schematics[id]!.hexes).length > 0);
  return (
    <Menu position="bottom-end" {...(onChange && { onChange })}>
      <Menu.Target>
        <Tooltip label="Schematics of the recipe">
          <ActionIcon variant="subtle" color="gray" size={28} aria-label="Schematics of the recipe">
            <Ellipsis size={16} />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Order of the list</Menu.Label>
        {(Object.keys(SORT_WORDS) as RuleSort[]).map((one) => (
          <Menu.Item
            key={one}
            role="menuitemradio"
            aria-checked={sort === one}
            rightSection={sort === one ? <Check size={14} /> : null}
            onClick={() => ruleSort.set(one)}
          >
            {SORT_WORDS[one]}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item
          leftSection={<Scale size={14} />}
          disabled={rules.every(({ weight }) => weight === RULE_DEFAULTS.weight)}
          onClick={() =>
            edit(store, 'Equal weights', (draft) => changeAllRules(draft, { weight: RULE_DEFAULTS.weight }))
          }
        >
          Equal weights
        </Menu.Item>
        <Menu.Item
          leftSection={<RotateCcw size={14} />}
          onClick={() => edit(store, 'Reset all rules', (draft) => changeAllRules(draft, RULE_DEFAULTS))}
        >
          Reset all to defaults
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>
          {others.length === 0 ? 'The recipe has every schematic' : 'Add from the library'}
        </Menu.Label>
        {others.length > 1 && (
          <Menu.Item
            leftSection={<Plus size={14} />}
            onClick={() => edit(store, 'Add all to recipe', (draft) => addRules(draft, others))}
          >
            All {others.length}
          </Menu.Item>
        )}
        {others.map((id) => (
          <Menu.Item
            key={id}
            closeMenuOnClick={false}
            leftSection={<Plus size={14} />}
            onClick={() =>
              edit(store, `Add ${schematics[id]!.name} to recipe`, (draft) => addRules(draft, [id]))
            }
          >
            {schematics[id]!.name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
