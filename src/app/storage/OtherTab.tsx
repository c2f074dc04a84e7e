import { Button, Modal, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useSaving } from './context.tsx';

/** Lies over everything while the work is open in another tab, which alone can change it. */
export function OtherTab({ opened }: { readonly opened: boolean }) {
  const saving = useSaving();
  const [isTaking, setTaking] = useState(false);
  useEffect(() => {
    if (!opened) return;
    // No key reaches the page below; Tab, which goes round in the dialog, leads to nothing there.
    const hold = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', hold, { capture: true });
    return () => window.removeEventListener('keydown', hold, { capture: true });
  }, [opened]);
  return (
    <Modal
      opened={opened}
      onClose={() => {}}
      title="Sixfold is open in another tab"
      centered
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <Text size="sm" mb="md">
        The work goes on there, and is saved there. To go on here instead, take it over: the other tab then
        waits.
      </Text>
      <Button
        data-autofocus
        loading={isTaking}
        onClick={() => {
          setTaking(true);
          void saving.takeOver().finally(() => setTaking(false));
        }}
      >
        Edit here
      </Button>
    </Modal>
  );
}
