import { NativeSelect } from '@mantine/core';
import type { MapSea } from '../import/foreign-maps.ts';
import * as words from '../words.ts';

interface SeaSelectProps {
  readonly seas: readonly MapSea[];
  /** The parts of the map, in the plural: polygons, tiles. */
  readonly parts: string;
  readonly value: string;
  readonly onChange: (rule: string) => void;
}

/** Asks which parts of a map are sea: those that words say, none, or those of a rule that the map offers. */
export function SeaSelect({ seas, parts, value, onChange }: SeaSelectProps) {
  if (seas.length === 0) return null;
  const byWords = seas.find(({ rule }) => rule === 'words')?.parts ?? 0;
  return (
    <NativeSelect
      size="xs"
      mt="sm"
      label={words.seaOfMap}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={[
        { value: 'words', label: words.seaByWords(parts, byWords) },
        { value: 'none', label: words.noSea(parts) },
        ...seas.flatMap((sea) =>
          sea.rule === 'words' ? [] : [{ value: sea.rule, label: words.seaByRule(sea.rule, sea.parts) }],
        ),
      ]}
    />
  );
}
