import { Alert, Button, CircularProgress, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import {
  type Booking,
  officeActionsFor,
  type OfficeAction,
  type OfficeActInput,
  type OfficeReason,
} from '@wayfare/shared';
import { Dialog } from '@wayfare/web/overlay';
import { useId, useState } from 'react';
import { useGetOne } from 'react-admin';
import { useOperation } from '../../frame/providers/useOperation.js';
import { useSession } from '../../frame/session/session.js';
import { useText } from '../../frame/texts/useText.js';
import { EndedWhere } from './EndedWhere.js';
import { EndTripMoney } from './EndTripMoney.js';
import { EndTripReason, OneOf } from './EndTripReason.js';
import { useTripEnd } from './useTripEnd.js';

/**
 * Ends a trip that its driver's device cannot end: one of the acts that `officeActionsFor` lists. It shows
 * whom it affects, and by how much, before it happens.
 */
export function EndTripDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText();
  const title = useId();
  const { data: booking, error } = useGetOne<Booking>('bookings', { id });
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>{t('panel_end_trip_title', { id: booking?.reference ?? '' })}</DialogTitle>
      {booking ? (
        <EndTripForm booking={booking} onClose={onClose} />
      ) : (
        <DialogContent>
          {error ? <Alert severity="error">{t('update_failed')}</Alert> : null}
          {!error && <CircularProgress aria-label={t('loading')} />}
        </DialogContent>
      )}
    </Dialog>
  );
}

function EndTripForm({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const t = useText();
  const { settings, user } = useSession();
  const actions = officeActionsFor(booking, settings.category, user.usertype);
  const [chosen, setChosen] = useState<OfficeAction>();
  const [reason, setReason] = useState<OfficeReason | null>(null);
  const [note, setNote] = useState('');
  // The trip may have moved on since the choice.
  const action = actions.find((possible) => possible === chosen) ?? actions[0];
  const end = useTripEnd(booking, action === 'end');
  const acting = useOperation({
    run: (provider, act: OfficeActInput) => provider.resolveTrip(booking.id, act),
    done: 'panel_office_acted',
    onDone: onClose,
    stale: ['bookings', 'desk', 'drivers', 'alerts'],
  });
  if (!action)
    return (
      <>
        <DialogContent>
          <Alert severity="info">{t('wrong_state')}</Alert>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('close')}</Button>
        </DialogActions>
      </>
    );
  const words = note.trim() || null;
  const submit = () => {
    if (reason === null) return;
    const why = { reason, note: words };
    if (action !== 'end') acting.mutate({ action, ...why });
    else if (end.chosen) acting.mutate({ action, ...end.chosen, ...why });
  };
  const isReady =
    reason !== null && (reason !== 'other' || words !== null) && (action !== 'end' || end.chosen);
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2, pt: 0 }}>
        {actions.length > 1 && (
          <OneOf
            label={t('panel_office_act')}
            options={actions.map((value) => ({ value, label: t(`panel_office_act_${value}`) }))}
            value={action}
            onChange={setChosen}
          />
        )}
        {action === 'end' && <EndedWhere booking={booking} end={end} />}
        <EndTripMoney action={action} booking={booking} preview={end.preview} />
        {action === 'end' && end.error && <Alert severity="error">{end.error}</Alert>}
        <EndTripReason reason={reason} note={note} onReason={setReason} onNote={setNote} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
        <Button
          variant="contained"
          color={action === 'end' || action === 'cash' ? 'primary' : 'error'}
          disabled={!isReady}
          loading={acting.isPending}
          onClick={submit}
        >
          {t(`panel_office_act_${action}`)}
        </Button>
      </DialogActions>
    </>
  );
}
