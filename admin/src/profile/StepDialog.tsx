import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText } from '../language/useText.js';

/** One step of a dialog: a few inputs, what they lead to, and what was refused of it. */
export function StepDialog(props: {
  title: string;
  action: string;
  isDangerous?: boolean;
  onSubmit: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}) {
  const t = useText();
  const { mutate, isPending, error } = useMutation({ mutationFn: props.onSubmit });
  return (
    <Dialog open onClose={props.onClose} fullWidth maxWidth="xs" aria-labelledby="step-title">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          mutate();
        }}
      >
        <DialogTitle id="step-title">{props.title}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2, pt: 1 }}>
            {props.children}
            {error && <Alert severity="error">{error.message || t('update_failed')}</Alert>}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={props.onClose}>{t('cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            color={props.isDangerous ? 'error' : 'primary'}
            loading={isPending}
          >
            {props.action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
