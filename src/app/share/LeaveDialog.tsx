import { Button, Group, Modal, Text } from '@mantine/core';
import type { Leaving } from './viewing.ts';

/** Asks whether a shared city may be left with what was done to it. */
export function LeaveDialog({ leaving: { leave, stay } }: { readonly leaving: Leaving }) {
  return (
    <Modal opened onClose={stay} title="Leave the shared city?">
      <Text size="sm">
        You have changed it. What you did is lost when you leave, unless you keep the city as yours first.
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
