import { Button, Group, List, Modal, Text } from '@mantine/core';
import { FileJson, HardDrive, PanelsTopLeft, WifiOff } from 'lucide-react';
import { useStore } from 'zustand';
import type { DialogProps } from '../../contrib/dialog.tsx';
import { askToInstall } from './install-prompt.ts';
import { pageState } from './page-state.ts';
import * as words from './words.ts';

/** Says what installing brings, and installs the app, or says where the browser does. */
export function InstallDialog({ opened, onClose }: DialogProps) {
  const installing = useStore(pageState, (state) => state.installing);
  return (
    <Modal opened={opened} onClose={onClose} title={words.installTitle}>
      <List size="sm" spacing="xs" center>
        <List.Item icon={<PanelsTopLeft size={18} />}>{words.ownWindow}</List.Item>
        <List.Item icon={<WifiOff size={18} />}>{words.withoutNetwork}</List.Item>
        {'launchQueue' in globalThis && (
          <List.Item icon={<FileJson size={18} />}>{words.opensFiles}</List.Item>
        )}
        <List.Item icon={<HardDrive size={18} />}>
          {installing === 'by-hand' ? words.ownWork : words.sameWork}
        </List.Item>
      </List>
      {installing === 'by-hand' && (
        <Text size="sm" mt="md">
          {words.byHand}
        </Text>
      )}
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose}>
          {installing === 'offered' ? words.cancel : words.close}
        </Button>
        {installing === 'offered' && (
          <Button
            data-autofocus
            onClick={() => {
              onClose();
              void askToInstall();
            }}
          >
            {words.installNow}
          </Button>
        )}
      </Group>
    </Modal>
  );
}
