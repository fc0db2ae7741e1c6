import { Button } from '@mui/material';
import { changeableFields } from '@wayfare/shared';
import { useState } from 'react';
import { useText } from '../../frame/language/LanguageProvider.js';
import { lazyDialog } from '../../frame/layout/lazyDialog.js';
import { useOnline } from '../../frame/layout/useOnline.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import type { OwnBooking } from '../booking/bookings.js';
import { useDriverWork } from './WorkProvider.js';
import { LazyChangeTripDialog } from '../booking/LazyChangeTripDialog.js';

const ChangeWithoutNetwork = lazyDialog(
  async () => (await import('./ChangeWithoutNetwork.js')).ChangeWithoutNetwork,
);

/**
 * The button with which a driver changes where the trip still goes. Without a network, or while earlier steps
 * wait for it, the change waits behind them.
 */
export function ChangeWay({ booking }: { booking: OwnBooking }) {
  const t = useText();
  const online = useOnline();
  const { category } = useSession().settings;
  const { steps } = useDriverWork().waiting;
  const [opened, setOpened] = useState<'direct' | 'queued' | null>(null);
  const fields = changeableFields(booking, 'driver', category);
  if (fields.length === 0) return null;
  const waits = !online || steps.some((step) => step.booking === booking.id);
  const close = () => setOpened(null);
  return (
    <>
      <Button variant="outlined" sx={{ mt: 1.5 }} onClick={() => setOpened(waits ? 'queued' : 'direct')}>
        {t('change_way')}
      </Button>
      {opened === 'direct' && <LazyChangeTripDialog booking={booking} fields={fields} onClose={close} />}
      {opened === 'queued' && <ChangeWithoutNetwork booking={booking} fields={fields} onClose={close} />}
    </>
  );
}
