import { Button, Typography } from '@mui/material';
import { changeableFields, hoursEndAt } from '@wayfare/shared';
import { useNow } from '@wayfare/web/time';
import { useState } from 'react';
import { useFormat } from '../../frame/language/useFormat.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { Panel } from '../../frame/layout/Panel.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import type { OwnBooking } from './bookings.js';
import { LazyChangeTripDialog } from './LazyChangeTripDialog.js';

/** How often the time left is computed again, in ms. */
const READ_MS = 15_000;

/** How long a trip by the hour still goes, or how long it is over, and the way to add an hour. */
export function HoursPanel({ booking, role }: { booking: OwnBooking; role: 'rider' | 'driver' }) {
  const t = useText();
  const { category } = useSession().settings;
  const [isOpen, setOpen] = useState(false);
  const { hire } = booking;
  if (!hire) return null;
  const isMore = changeableFields(booking, role, category).includes('hours') && hire.hours < hire.maxHours;
  return (
    <HoursLeft booking={booking}>
      {isMore && (
        <Button variant="outlined" sx={{ mt: 1.5 }} onClick={() => setOpen(true)}>
          {t('hire_add_hour')}
        </Button>
      )}
      {isMore && role === 'driver' && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {t('hire_add_hour_driver')}
        </Typography>
      )}
      {isOpen && (
        <LazyChangeTripDialog
          booking={booking}
          fields={['hours']}
          started={{ hours: hire.hours + 1 }}
          onClose={() => setOpen(false)}
        />
      )}
    </HoursLeft>
  );
}

/** How long a trip by the hour still goes; nothing unless it is under way. */
export function HoursLeft({
  booking,
  children,
}: {
  booking: Parameters<typeof hoursEndAt>[0];
  children?: React.ReactNode;
}) {
  const t = useText();
  const format = useFormat();
  const now = useNow(READ_MS);
  const end = hoursEndAt(booking);
  if (end === null) return null;
  const seconds = Math.ceil(Math.abs(end - now) / 60_000) * 60;
  return (
    <Panel title={t('trip_by_hour')}>
      <Typography
        sx={{ fontSize: '1.6rem', fontWeight: 800, color: end < now ? 'warning.dark' : 'text.primary' }}
      >
        {t(end < now ? 'hire_over' : 'hire_left', { time: format.duration(seconds) })}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {t('hire_until', { time: format.tripClock(end) })}
      </Typography>
      {children}
    </Panel>
  );
}
