import { ActionIcon, Menu } from '@mantine/core';
import { Ellipsis, Plus, RotateCcw, Scale, Table2 } from 'lucide-react';
import { Tooltip } from '../../kit/Tooltip.tsx';
import { RULE_DEFAULTS } from '../../../engine/recipe/recipe.ts';
import { rulesCommand } from './recipe-commands.ts';
import { useCommandRunner } from '../../contrib/runner.tsx';
import { RULE_SORTS, ruleSort, type RuleSort } from './recipe-preferences.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import { edit } from '../../store/store.ts';
import { addRules, changeAllRules } from './rule-edits.ts';
import * as words from './words.ts';

/** Opens the table of all rules. */
export function TableButton() {
  const run = useCommandRunner();
  return (
    <Tooltip label={words.allInTable}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={28}
        aria-label={words.allInTable}
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
        <Tooltip label={words.rules}>
          <ActionIcon variant="subtle" color="gray" size={28} aria-label={words.rules}>
            <Ellipsis size={16} />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{words.order}</Menu.Label>
        <Menu.RadioGroup value={sort} onChange={(value) => ruleSort.set(value as RuleSort)}>
          {RULE_SORTS.map((one) => (
            <Menu.RadioItem key={one} value={one} closeMenuOnClick>
              {words.orders[one]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item
          leftSection={<Scale size={14} />}
          disabled={rules.every(({ weight }) => weight === RULE_DEFAULTS.weight)}
          onClick={() =>
            edit(store, words.equalWeights, (draft) =>
              changeAllRules(draft, { weight: RULE_DEFAULTS.weight }),
            )
          }
        >
          {words.equalWeights}
        </Menu.Item>
        <Menu.Item
          leftSection={<RotateCcw size={14} />}
          onClick={() => edit(store, words.resetAllStep, (draft) => changeAllRules(draft, RULE_DEFAULTS))}
        >
          {words.resetAll}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>{others.length === 0 ? words.hasAll : words.addFromLibrary}</Menu.Label>
        {others.length > 1 && (
          <Menu.Item
            leftSection={<Plus size={14} />}
            onClick={() => edit(store, words.addAllStep, (draft) => addRules(draft, others))}
          >
            {words.all(others.length)}
          </Menu.Item>
        )}
        {others.map((id) => (
          <Menu.Item
            key={id}
            closeMenuOnClick={false}
            leftSection={<Plus size={14} />}
            onClick={() => edit(store, words.addStep(schematics[id]!.name), (draft) => addRules(draft, [id]))}
          >
            {schematics[id]!.name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
