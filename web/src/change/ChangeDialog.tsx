import { Alert, Button, DialogActions, DialogContent, DialogTitle, LinearProgress } from '@mui/material';
import { placeOf, type PresentedBooking, zoneOfTrip } from '@wayfare/shared';
import equal from 'fast-deep-equal';
import { type SubmitEvent, useId, useState } from 'react';
import { usePickupZone } from '../booking/usePickupZone.js';
import { ApiError } from '../http/ApiError.js';
import { serverNow } from '../http/serverTime.js';
import { Dialog } from '../overlay/Dialog.js';
import { type ChangeChoices, ChangeForm } from './ChangeForm.js';
import { ChangeSummary } from './ChangeSummary.js';
import { type ChangeDraft, changeDraftOf, extraChoicesOf, hourChoicesOf, wantedOf } from './changeDraft.js';
import type { ChangeTexts } from './changeWords.js';
import { useBookingChange } from './useBookingChange.js';

interface ChangeDialogProps extends Omit<ChangeTexts, 'format'>, ChangeChoices {
  booking: PresentedBooking;
  /** The settings about time zones, and the most that riders can add to the price. */
  settings: { timeZone: string; pickupTimeZone: boolean; riderExtraMax: number };
  /** The formats of a time zone; those of the business without one. */
  formatIn: (zone: string | null | undefined) => ChangeTexts['format'];
  /** What is entered from the start, besides the booking itself. */
  started?: Partial<ChangeDraft> | undefined;
  onChanged: (booking: PresentedBooking) => void;
  onClose: () => void;
}

/** Changes a booking: its fields, and below them at once what the change would mean. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { booking, fields, settings, text, formatIn, onChanged, onClose } = props;
  const title = useId();
  // The form stays as its author sees it when the booking changes meanwhile: the change is then refused.
  const [opened] = useState(booking);
  const timeZone = zoneOfTrip(opened, settings);
  const [extraChoices] = useState(() => extraChoicesOf(opened, settings.riderExtraMax, serverNow()));
  const [draft, setDraft] = useState(() => ({ ...changeDraftOf(opened, timeZone), ...props.started }));
  const isMoved = draft.pickup !== null && !equal(placeOf(draft.pickup), placeOf(opened.pickup));
  const found = usePickupZone(isMoved ? draft.pickup : null, settings);
  // Until the zone of a new pickup is known, the form shows the one before, and nothing can be saved.
  const pickupZone = isMoved ? (found === null ? settings.timeZone : (found ?? timeZone)) : timeZone;
  const isKnown = !isMoved || found !== undefined;
  const wanted = isKnown ? wantedOf(draft, opened, { fields, timeZone, pickupZone }) : null;
  const format = formatIn(pickupZone);
  const { change, preview, isLoading, problem } = useBookingChange(booking.id, wanted, onChanged);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (preview && !change.isPending) change.mutate(preview);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={title}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={title}>{text('change_title')}</DialogTitle>
        {/* The label of the first field stands above its border. */}
        <DialogContent
          sx={{
            ...{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' },
            '.MuiDialogTitle-root + &': { pt: 1 },
          }}
        >
          <ChangeForm
            {...props}
            timeZone={pickupZone}
            format={format}
            draft={draft}
            hourChoices={hourChoicesOf(opened)}
            extraChoices={extraChoices}
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
