import { Alert, Button, Stack, Typography } from '@mui/material';
import { serverNow } from '@wayfare/web/http';
import { useNow } from '@wayfare/web/time';
import { useState } from 'react';
import { type OwnBooking, useBookingCommand } from '../booking/bookings.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { Panel } from '../../frame/layout/Panel.js';

/**
 * The steps of a driver who waits at the pickup in vain: warn the rider, call, and report it once the free
 * minutes are over.
 */
export function NoShowTask({ booking }: { booking: OwnBooking }) {
  const t = useText();
  const format = useFormat();
  const command = useBookingCommand(booking.id);
  if (booking.noShowFrom === undefined) return null;
  const { warnedAt, calledAt } = booking.pickupWait ?? {};
  const reach = (by: 'call' | 'message') => command.mutate({ name: 'no-show/try', body: { by } });
  const tries = [
    { by: 'message', at: warnedAt, todo: 'console_no_show_warn', done: 'console_no_show_warned' },
    ...(booking.customer_contact
      ? [{ by: 'call', at: calledAt, todo: 'console_no_show_call', done: 'console_no_show_called' } as const]
      : []),
  ] as const;
  return (
    <Panel>
      <Typography variant="h4" component="h2">
        {t('console_no_show_title')}
      </Typography>
      <Stack sx={{ gap: 1.25, mt: 1 }}>
        <Typography color="text.secondary">{t('console_no_show_text')}</Typography>
        {tries.map(({ by, at, todo, done }) =>
          at ? (
            <Typography key={by} role="status">
              {'✓ '}
              {t(done, { time: format.tripClock(at) })}
            </Typography>
          ) : (
            <Button key={by} variant="outlined" disabled={command.isPending} onClick={() => reach(by)}>
              {t(todo)}
            </Button>
          ),
        )}
        <Report
          from={booking.noShowFrom}
          isTried={tries.every(({ at }) => at)}
          isPending={command.isPending}
          onReport={() => command.mutate({ name: 'no-show', body: {} })}
        />
      </Stack>
    </Panel>
  );
}

interface ReportProps {
  /** From when on the driver can report it, ms timestamp. */
  from: number;
  isTried: boolean;
  isPending: boolean;
  onReport: () => void;
}

function Report({ from, isTried, isPending, onReport }: ReportProps) {
  const t = useText();
  const format = useFormat();
  const left = Math.max(0, Math.ceil((from - serverNow(useNow(1000))) / 1000));
  const [asking, setAsking] = useState(false);
  const clock = `${format.number(Math.floor(left / 60))}:${String(left % 60).padStart(2, '0')}`;
  if (asking && left === 0)
    return (
      <>
        <Alert severity="warning">{t('console_no_show_confirm_text')}</Alert>
        <Button color="error" variant="contained" loading={isPending} onClick={onReport}>
          {t('console_no_show_confirm')}
        </Button>
        <Button onClick={() => setAsking(false)}>{t('close')}</Button>
      </>
    );
  return (
    <>
      <Typography role="timer">
        {left > 0 ? t('console_no_show_wait', { left: clock }) : t('console_no_show_now')}
      </Typography>
      <Button
        color="error"
        variant="outlined"
        disabled={left > 0 || !isTried || isPending}
        onClick={() => setAsking(true)}
      >
        {t('console_no_show')}
      </Button>
    </>
  );
}

/** What became of a no-show, for its driver. */
export function NoShowForDriver({ booking }: { booking: OwnBooking }) {
  const t = useText();
  const format = useFormat();
  const { noShow } = booking;
  if (!noShow) return null;
  return (
    <Alert severity="info" role="status">
      {t(`console_no_show_${noShow.status}`, { amount: format.money(booking.cancel_fee ?? 0) })}
    </Alert>
  );
}
