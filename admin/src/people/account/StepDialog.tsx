import { Alert } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useErrorText } from '../../frame/texts/useErrorText.js';
import { ActionDialog } from '../../frame/layout/ActionDialog.js';

/** One step of a dialog: a few inputs, an action, and the errors of that action. */
export function StepDialog(props: {
  title: string;
  action: string;
  isDangerous?: boolean;
  onSubmit: () => Promise<void>;
  onClose: () => void;
  /** The label of the button that only closes the dialog; "Cancel" by default. */
  closeText?: string;
  children: ReactNode;
}) {
  const errorText = useErrorText();
  const { onSubmit, children, ...dialog } = props;
  const { mutate, isPending, error } = useMutation({ mutationFn: onSubmit });
  return (
    <ActionDialog {...dialog} isPending={isPending} onAct={mutate}>
      {children}
      {error && <Alert severity="error">{errorText(error)}</Alert>}
    </ActionDialog>
  );
}
