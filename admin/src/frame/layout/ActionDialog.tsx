import { Button, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useText } from '../texts/useText.js';
import { Dialog } from '@wayfare/web/overlay';

/** Props of every dialog with one action. */
export interface ActionDialogProps {
  title: string;
  /** The label of the action button. */
  action: string;
  isDangerous?: boolean;
  /** False while input for the action is missing. */
  isReady?: boolean;
  isPending: boolean;
  onAct: () => void;
  onClose: () => void;
  /** The label of the button that only closes the dialog; "Cancel" by default. */
  closeText?: string;
  children: ReactNode;
}

/** A dialog with information and inputs for one action. */
export function ActionDialog({
  title,
  action,
  isDangerous = false,
  isReady = true,
  isPending,
  onAct,
  onClose,
  closeText,
  children,
}: ActionDialogProps) {
  const t = useText();
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !isPending) onAct();
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          {/* Leaves room for the label of a first input. */}
          <Stack sx={{ gap: 2, pt: 1 }}>{children}</Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{closeText ?? t('cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            color={isDangerous ? 'error' : 'primary'}
            disabled={!isReady}
            loading={isPending}
          >
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
