import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import type { User } from '@wayfare/shared';
import { useId } from 'react';
import {
  CreateBase,
  Form,
  ResourceContextProvider,
  SaveButton,
  type TransformData,
  useNotify,
} from 'react-admin';
import { textKey, useText } from '../texts/useText.js';
import { UserInputs } from '../userform/UserInputs.js';

const approved: TransformData = (data: Partial<User>) => ({ ...data, approved: true });

/** Adds a first-time caller as a rider. */
export function NewRiderDialog({
  onAdded,
  onClose,
}: {
  onAdded: (rider: User) => void;
  onClose: () => void;
}) {
  const t = useText();
  const notify = useNotify();
  const title = useId();
  const onSuccess = (rider: User) => {
    notify(textKey('panel_added'), { type: 'success' });
    onAdded(rider);
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>{t('panel_new_rider')}</DialogTitle>
      <ResourceContextProvider value="riders">
        <CreateBase redirect={false} transform={approved} mutationOptions={{ onSuccess }}>
          <Form defaultValues={{ approved: true }}>
            <DialogContent>
              <Stack>
                <UserInputs />
              </Stack>
            </DialogContent>
            <DialogActions>
              <Button onClick={onClose}>{t('cancel')}</Button>
              <SaveButton label={t('panel_add')} alwaysEnable />
            </DialogActions>
          </Form>
        </CreateBase>
      </ResourceContextProvider>
    </Dialog>
  );
}
