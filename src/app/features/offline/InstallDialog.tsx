import { Button, Group, Modal, Text } from '@mantine/core';
import { FileJson, HardDrive, PanelsTopLeft, WifiOff } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { useStore } from 'zustand';
import type { DialogProps } from '../../contrib/dialog.tsx';
import { askToInstall } from './install-prompt.ts';
import classes from './InstallDialog.module.css';
import { pageState } from './page-state.ts';
import * as words from './words.ts';

/** Says what installing brings, and installs the app, or says where the browser does. */
export function InstallDialog({ opened, onClose }: DialogProps) {
  const installing = useStore(pageState, (state) => state.installing);
  return (
    <Modal opened={opened} onClose={onClose} title={words.installTitle}>
      <ul className={classes.benefits}>
        <Benefit Icon={PanelsTopLeft}>{words.ownWindow}</Benefit>
        <Benefit Icon={WifiOff}>{words.withoutNetwork}</Benefit>
        {'launchQueue' in globalThis && <Benefit Icon={FileJson}>{words.opensFiles}</Benefit>}
        <Benefit Icon={HardDrive}>{installing === 'by-hand' ? words.ownWork : words.sameWork}</Benefit>
      </ul>
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

interface BenefitProps {
  readonly Icon: ComponentType<{ readonly size: number }>;
  readonly children: ReactNode;
}

function Benefit({ Icon, children }: BenefitProps) {
  return (
    <li>
      <Icon size={18} />
      {children}
    </li>
  );
}
