import { ApiError, call } from '@wayfare/web/http';
import { useEffect, useRef } from 'react';
import type { OwnBooking } from '../booking/bookings.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useMessages } from '../../frame/messages/MessagesProvider.js';
import { useDriverWork } from './WorkProvider.js';

/** Notifies the driver when a trip ends because someone else canceled it: its card just disappears. */
export function useCanceledNotice(tasks: readonly OwnBooking[] | undefined) {
  const t = useText();
  const { alert, notifyError } = useMessages();
  const { waiting, refusalOf } = useDriverWork();
  // A refusal of the driver's own steps already shows the cancellation.
  const isShownElsewhere = useRef<(id: string) => boolean>(() => false);
  useEffect(() => {
    isShownElsewhere.current = (id) =>
      refusalOf(id) !== undefined || waiting.steps.some(({ booking }) => booking === id);
  });
  const known = useRef<readonly OwnBooking[]>([]);
  useEffect(() => {
    if (!tasks) return;
    const gone = known.current.filter(({ id }) => tasks.every((task) => task.id !== id));
    known.current = tasks;
    for (const { id, customer_name: rider } of gone) {
      if (isShownElsewhere.current(id)) continue;
      call
        .get('/bookings/{id}', { path: { id } })
        .then(({ status, cancelledBy, rideCheck }) => {
          if (status !== 'CANCELLED' || cancelledBy === 'driver') return undefined;
          if (rideCheck) return alert(t('console_denied_open'));
          return alert(
            t(cancelledBy === 'rider' ? 'console_rider_canceled' : 'console_trip_canceled', { rider }),
          );
        })
        .catch((error: unknown) => {
          if (!(error instanceof ApiError)) notifyError(error);
        });
    }
  }, [tasks, t, alert, notifyError]);
}
