import { Modal, useMatches, type ModalProps } from '@mantine/core';

interface LargeDialogProps extends Omit<ModalProps, 'size' | 'fullScreen'> {
  /** Largest width in CSS pixels. */
  readonly width: number;
  /** The width of screens from which on the dialog leaves some of the page uncovered. */
  readonly from?: 'sm' | 'md';
}

/** A dialog with much in it: it fills small screens. */
export function LargeDialog({ width, from = 'sm', ...rest }: LargeDialogProps) {
  const fullScreen = useMatches({ base: true, [from]: false });
  return <Modal size={`min(${width}px, 94vw)`} fullScreen={fullScreen} {...rest} />;
}
