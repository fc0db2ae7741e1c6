import { Alert, Button, DialogActions, DialogContent, DialogTitle, LinearProgress } from '@mui/material';
import type { PresentedBooking } from '@wayfare/shared';
import { type SubmitEvent, useId, useState } from 'react';
import { ApiError } from '../http/ApiError.js';
import { Dialog } from '../overlay/Dialog.js';
import { type ChangeChoices, ChangeForm } from './ChangeForm.js';
import { ChangeSummary } from './ChangeSummary.js';
import { type ChangeDraft, changeDraftOf, hourChoicesOf, wantedOf } from './changeDraft.js';
import type { ChangeTexts } from './changeWords.js';
import { useBookingChange } from './useBookingChange.js';

interface ChangeDialogProps extends ChangeTexts, ChangeChoices {
  booking: PresentedBooking;
  /** What is entered from the start, besides the booking itself. */
  started?: Partial<ChangeDraft> | undefined;
  onChanged: (booking: PresentedBooking) => void;
  onClose: () => void;
}

/** Changes a booking: its fields, and below them at once what the change would mean. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { booking, fields, timeZone, text, format, onChanged, onClose } = props;
  const title = useId();
  // The form stays as its author sees it when the booking changes meanwhile: the change is then refused.
  const [opened] = useState(booking);
  const [draft, setDraft] = useState(() => ({ ...changeDraftOf(opened, timeZone), ...props.started }));
  const wanted = wantedOf(draft, opened, { fields, timeZone });
  const { change, preview, isLoading, problem } = useBookingChange(booking.id, wanted, onChanged);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (preview && !change.isPending) change.mutate(preview);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={title}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={title}>{text('change_title')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <ChangeForm
            {...props}
            draft={draft}
            hourChoices={hourChoicesOf(opened)}
            tripdate={opened.tripdate}
            onChange={(changes) => setDraft((before) => ({ ...before, ...changes(before) }))}
          />
          <div aria-live="polite">
            {isLoading && <LinearProgress aria-label={text('loading')} />}
            {problem && <Alert severity="error">{wordsOf(problem)}</Alert>}
            {preview && <ChangeSummary preview={preview} text={text} format={format} />}
          </div>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{text('cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            loading={change.isPending}
            disabled={!preview || change.isPending}
          >
            {text('change_save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** The reason of a refusal, with those of single fields where they say more. */
function wordsOf(problem: Error): string {
  const fields = problem instanceof ApiError ? Object.values(problem.fields) : [];
  return [...new Set([problem.message, ...fields])].join(' ');
}
