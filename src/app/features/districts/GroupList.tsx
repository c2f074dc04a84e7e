import { ActionIcon, Button, ColorInput, Slider, TextInput } from '@mantine/core';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { isTooLong, type GroupDraft } from './district-draft.ts';
import classes from './GroupList.module.css';
import * as words from './words.ts';

const NEW_COLORS = ['#4f86a0', '#8a6aa3', '#c98a6a', '#5b9c8d', '#a85c86', '#9a9350'];

interface GroupListProps {
  readonly groups: readonly GroupDraft[];
  readonly onChange: (groups: readonly GroupDraft[]) => void;
}

/** The groups with name, color and share; their order is that from the middle outward. */
export function GroupList({ groups, onChange }: GroupListProps) {
  const change = (index: number, part: Partial<GroupDraft>) =>
    onChange(groups.map((group, at) => (at === index ? { ...group, ...part } : group)));
  const move = (index: number, to: number) => {
    const moved = groups.filter((_, at) => at !== index);
    onChange([...moved.slice(0, to), groups[index]!, ...moved.slice(to)]);
  };
  const total = groups.reduce((sum, { share }) => sum + share, 0);
  return (
    <div className={classes.list}>
      {groups.map((group, index) => (
        <div key={group.key} className={classes.group} role="group" aria-label={group.name || words.nameless}>
          <div className={classes.line}>
            <TextInput
              size="xs"
              className={classes.name}
              aria-label={words.groupName}
              value={group.name}
              error={isTooLong(group.name)}
              onChange={(event) => change(index, { name: event.currentTarget.value })}
            />
            <ColorInput
              size="xs"
              className={classes.color}
              aria-label={words.groupColor}
              format="hex"
              withEyeDropper={false}
              value={group.color}
              onChange={(color) => {
                if (/^#[0-9a-f]{6}$/i.test(color)) change(index, { color: color.toLowerCase() });
              }}
            />
            <ActionIcon
              size={30}
              variant="default"
              aria-label={words.moveUp(group.name)}
              disabled={index === 0}
              onClick={() => move(index, index - 1)}
            >
              <ArrowUp size={14} />
            </ActionIcon>
            <ActionIcon
              size={30}
              variant="default"
              aria-label={words.moveDown(group.name)}
              disabled={index === groups.length - 1}
              onClick={() => move(index, index + 1)}
            >
              <ArrowDown size={14} />
            </ActionIcon>
            <ActionIcon
              size={30}
              variant="default"
              aria-label={words.remove(group.name)}
              disabled={groups.length === 1}
              onClick={() => onChange(groups.filter((_, at) => at !== index))}
            >
              <Trash2 size={14} />
            </ActionIcon>
          </div>
          <div className={classes.share}>
            <span>{words.share(group.share)}</span>
            <span>{words.shareOfAll(group.share, total)}</span>
          </div>
          <Slider
            size="sm"
            min={1}
            max={100}
            value={group.share}
            label={null}
            thumbLabel={words.shareOf(group.name)}
            onChange={(share) => change(index, { share })}
          />
        </div>
      ))}
      <Button
        size="compact-xs"
        variant="default"
        leftSection={<Plus size={13} />}
        onClick={() => {
          const key = Math.max(-1, ...groups.map((group) => group.key)) + 1;
          const color = NEW_COLORS[key % NEW_COLORS.length]!;
          onChange([...groups, { key, name: words.newGroup(key + 1), color, share: 50 }]);
        }}
      >
        {words.addGroup}
      </Button>
    </div>
  );
}
