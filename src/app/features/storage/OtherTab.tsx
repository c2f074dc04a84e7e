import { Button, Modal, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useSaving, useSavingState } from './context.tsx';
import * as words from './words.ts';

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
      title={words.openInOtherTab}
      centered
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <Text size="sm" mb="md">
        {words.workIsThere}
      </Text>
      {hasUnsaved && (
        <Text size="sm" mb="md">
          {words.unsavedHere}
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
        {words.editHere}
      </Button>
    </Modal>
  );
}
