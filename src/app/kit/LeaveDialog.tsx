import { Button, Group, Modal, Text } from '@mantine/core';
import * as words from './words.ts';

/** The question whether a changed view may be left, while it is open. */
export interface Leaving {
  readonly leave: () => void;
  readonly stay: () => void;
}

interface LeaveDialogProps {
  readonly leaving: Leaving;
  readonly title: string;
  /** How what was done is kept: "keep the city as yours". */
  readonly cure: string;
}

/** Asks whether a shared city or an earlier version may be left with what was done to it. */
export function LeaveDialog({ leaving: { leave, stay }, title, cure }: LeaveDialogProps) {
  return (
    <Modal opened onClose={stay} title={title}>
      <Text size="sm">{words.changesLost(cure)}</Text>
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" data-autofocus onClick={stay}>
          {words.stay}
        </Button>
        <Button color="red" onClick={leave}>
          {words.leave}
        </Button>
      </Group>
    </Modal>
  );
}
