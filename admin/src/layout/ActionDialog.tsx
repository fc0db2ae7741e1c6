import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useText } from '../language/useText.js';

/** What every dialog with one action has. */
export interface ActionDialogProps {
  title: string;
  /** The text of the button that acts. */
  action: string;
  isDangerous?: boolean;
  /** False while the action lacks something it needs. */
  isReady?: boolean;
  isPending: boolean;
  onAct: () => void;
  onClose: () => void;
  /** The text of the button that only closes the dialog; "Cancel" by default. */
  closeText?: string;
  children: ReactNode;
}

/** A dialog with what the user has to know and to fill in before one action. */
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
          {/* Leaves room for the label of an input that comes first. */}
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
