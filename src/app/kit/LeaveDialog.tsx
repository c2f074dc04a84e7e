import { Button, Group, Modal, Text } from '@mantine/core';

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
      <Text size="sm">
        You have changed it. What you did is lost when you leave, unless you {cure} first.
      </Text>
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" data-autofocus onClick={stay}>
          Stay
        </Button>
        <Button color="red" onClick={leave}>
          Leave without it
        </Button>
      </Group>
    </Modal>
  );
}
