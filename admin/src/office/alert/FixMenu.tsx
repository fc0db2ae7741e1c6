import { Button, Menu, MenuItem } from '@mui/material';
import { type Alert, type Booking, canAccess, HIDDEN, type PresentedBooking } from '@wayfare/shared';
import { useId, useState } from 'react';
import { useGetOne } from 'react-admin';
import { bookingActions } from '../../trips/booking/bookingActions.js';
import { LazyCancelDialog, LazyEndTripDialog, LazyRaiseDialog } from '../../trips/booking/lazyDialogs.js';
import { actorOf, useSession } from '../../frame/session/session.js';
import { useText } from '../../frame/texts/useText.js';
import { useCorrespondents } from '../../messages/conversation/useCorrespondents.js';
import { LazyWriteDialog } from '../../messages/conversation/LazyWriteDialog.js';
import { useFixes } from './useFixes.js';

/** A menu of actions for the trip of an alert. The trip and its drivers are read when the menu opens. */
export function FixMenu({ alert }: { alert: Alert }) {
  const t = useText();
  const { user } = useSession();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<'cancel' | 'raise' | 'end' | null>(null);
  const closeDialog = () => setDialog(null);
  const [writesTo, setWritesTo] = useState<Party | null>(null);
  const isOpen = anchor !== null;
  const { data: booking, isError } = useGetOne<Booking>(
    'bookings',
    { id: alert.booking },
    { enabled: isOpen },
  );
  if (alert.state !== 'open' || !canAccess(actorOf({ user }), 'edit', 'alerts')) return null;
  return (
    <>
      <Button
        id={id}
        size="small"
        loading={isOpen && !booking && !isError}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={t('panel_alert_fix_named', { reference: alert.reference })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('panel_alert_fix')}
      </Button>
      {isOpen && (booking || isError) && (
        <Fixes
          alert={alert}
          booking={booking ?? null}
          anchor={anchor}
          labelledBy={id}
          onClose={() => setAnchor(null)}
          onCancel={() => setDialog('cancel')}
          onRaise={() => setDialog('raise')}
          onEnd={() => setDialog('end')}
          onWrite={setWritesTo}
        />
      )}
      {dialog === 'cancel' && booking && <LazyCancelDialog booking={booking} onClose={closeDialog} />}
      {dialog === 'end' && <LazyEndTripDialog id={alert.booking} onClose={closeDialog} />}
      {dialog === 'raise' && booking && <LazyRaiseDialog booking={booking.id} onClose={closeDialog} />}
      {writesTo && booking && (
        <WriteTo party={writesTo} booking={booking} onClose={() => setWritesTo(null)} />
      )}
    </>
  );
}

interface FixesProps {
  alert: Alert;
  /** Null if it could not be read. */
  booking: Booking | null;
  anchor: HTMLElement;
  labelledBy: string;
  onClose: () => void;
  onCancel: () => void;
  onRaise: () => void;
  onEnd: () => void;
  onWrite: (to: Party) => void;
}

function Fixes({
  alert,
  booking,
  anchor,
  labelledBy,
  onClose,
  onCancel,
  onRaise,
  onEnd,
  onWrite,
}: FixesProps) {
  const t = useText();
  const { user, settings } = useSession();
  const { steps, fits } = useFixes(alert, booking as PresentedBooking | null);
  const calls = (
    [
      ['panel_alert_call_rider', booking?.customer_contact],
      ['panel_alert_call_driver', booking?.driver_contact],
    ] as const
  ).filter(([, number]) => fits.includes('call') && number && number !== HIDDEN);
  const parties = useCorrespondents(booking);
  const writes = (
    [
      ['panel_write_rider', 'rider'],
      ['panel_write_driver', 'driver'],
    ] as const
  ).filter(([, party]) => fits.includes('message') && parties[party]);
  const may = booking && bookingActions(user, booking as PresentedBooking, settings);
  const raises = fits.includes('raise') && may?.raise;
  const ends = fits.includes('end') && may?.end;
  const cancels = booking !== null && fits.includes('cancel') && may?.cancel;
  const after = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-labelledby': labelledBy } }}>
      {steps.map(({ key, label, isPending, run }) => (
        <MenuItem key={key} disabled={isPending} onClick={after(run)}>
          {label}
        </MenuItem>
      ))}
      {ends && <MenuItem onClick={after(onEnd)}>{t('panel_end_trip')}</MenuItem>}
      {raises && <MenuItem onClick={after(onRaise)}>{t('panel_raise_offer')}</MenuItem>}
      {calls.map(([label, number]) => (
        <MenuItem key={label} component="a" href={`tel:${number}`} onClick={onClose}>
          {t(label)}
        </MenuItem>
      ))}
      {writes.map(([label, party]) => (
        <MenuItem key={label} onClick={after(() => onWrite(party))}>
          {t(label)}
        </MenuItem>
      ))}
      {cancels && (
        <MenuItem onClick={after(onCancel)}>
          {t(booking.prepaid ? 'panel_alert_cancel_refund' : 'panel_cancel_booking')}
        </MenuItem>
      )}
      {steps.length + calls.length + writes.length === 0 && !raises && !ends && !cancels && (
        <MenuItem disabled>{t('panel_alert_no_fix')}</MenuItem>
      )}
    </Menu>
  );
}

type Party = 'rider' | 'driver';

/** Writes to one party of the trip, and to the other too if wanted. */
function WriteTo({ party, booking, onClose }: { party: Party; booking: Booking; onClose: () => void }) {
  const parties = useCorrespondents(booking);
  const to = parties[party];
  if (!to) return null;
  const other = parties[party === 'driver' ? 'rider' : 'driver'];
  return <LazyWriteDialog to={to} other={other} booking={booking.id} onClose={onClose} />;
}
