import { Button, Modal, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useSaving, useSavingState } from './context.tsx';

/** Lies over everything while the work is open in another tab, which alone can change it. */
export function OtherTab({ opened }: { readonly opened: boolean }) {
  const saving = useSaving();
  const hasUnsaved = useSavingState(({ status }) => status.kind === 'elsewhere' && status.hasUnsaved);
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
      {hasUnsaved && (
        <Text size="sm" mb="md">
          Your last changes on this page are not saved yet. “Edit here” saves them, and sets aside what was
          done in the other tab.
        </Text>
      )}
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
