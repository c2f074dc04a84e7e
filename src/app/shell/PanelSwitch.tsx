import { SegmentedControl } from '@mantine/core';
import classes from './PanelDock.module.css';
import * as words from './words.ts';

export interface PanelSwitchProps {
  readonly panels: readonly { readonly id: string; readonly title: string }[];
  /** Id of the panel that is shown. */
  readonly shown: string;
  readonly onShow: (id: string) => void;
}

/** Which panel a narrow screen shows below the board. */
export function PanelSwitch({ panels, shown, onShow }: PanelSwitchProps) {
  return (
    <SegmentedControl
      aria-label={words.panel}
      fullWidth
      radius={0}
      classNames={{ root: classes.switch!, indicator: classes.indicator!, label: classes.label! }}
      value={shown}
      onChange={onShow}
      data={panels.map(({ id, title }) => ({ value: id, label: <span data-tour={id}>{title}</span> }))}
    />
  );
}
