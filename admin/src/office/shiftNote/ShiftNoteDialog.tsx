import {
  Button,
  Checkbox,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  TextField,
} from '@mui/material';
import type { User } from '@wayfare/shared';
import { type SubmitEvent, useId, useState } from 'react';
import { useOperation } from '../../frame/providers/useOperation.js';
import { useText } from '../../frame/texts/useText.js';
import { UserPicker } from '../../frame/userForm/UserPicker.js';
import { Dialog } from '@wayfare/web/overlay';

const LONGEST = 1000;
const DRIVERS = ['drivers'] as const;

/** Leaves a note for the next shift: about a trip if one is given, and about a driver if one is chosen. */
export function ShiftNoteDialog({ booking, onClose }: { booking?: string | undefined; onClose: () => void }) {
  const t = useText();
  const title = useId();
  const [text, setText] = useState('');
  const [pinned, setPinned] = useState(false);
  const [driver, setDriver] = useState<User | null>(null);
  const save = useOperation({
    run: (provider) =>
      provider.create('shiftnotes', {
        data: { text: text.trim(), pinned, booking: booking ?? null, driver: driver?.id ?? null },
      }),
    done: 'panel_shift_note_saved',
    onDone: onClose,
    stale: ['shiftnotes'],
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text.trim() !== '' && !save.isPending) save.mutate();
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={title}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={title}>
          {t(booking ? 'panel_shift_note_about_trip' : 'panel_shift_note_add')}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <TextField
            autoFocus
            required
            multiline
            minRows={3}
            maxRows={8}
            label={t('panel_note')}
            value={text}
            onChange={(event) => setText(event.target.value)}
            slotProps={{ htmlInput: { maxLength: LONGEST, dir: 'auto' } }}
            sx={{ mt: 1 }}
          />
          <UserPicker
            value={driver}
            onChange={setDriver}
            label="panel_driver"
            hint="panel_shift_note_driver_hint"
            from={DRIVERS}
            required={false}
          />
          <FormControlLabel
            control={<Checkbox checked={pinned} onChange={(_event, checked) => setPinned(checked)} />}
            label={t('panel_shift_note_pin')}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('close')}</Button>
          <Button type="submit" variant="contained" disabled={text.trim() === ''} loading={save.isPending}>
            {t('panel_shift_note_add')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
