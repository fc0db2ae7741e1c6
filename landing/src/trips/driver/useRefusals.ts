import type { TranslationKey } from '@wayfare/shared';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError, call } from '@wayfare/web/http';
import { useCallback, useState } from 'react';
import { errorText } from '../../frame/api/errorText.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useMessages } from '../../frame/messages/MessagesProvider.js';
import { ANSWER_STEP, isStopStep, type QueuedStepName } from '../../frame/offline/driverQueue.js';
import type { Refusal } from './delivery.js';

/** A step as the driver reads it. */
function stepText(name: QueuedStepName): TranslationKey {
  if (isStopStep(name)) return 'console_step_stop';
  if (name === ANSWER_STEP) return 'console_step_answer';
  return name === 'receipt-phone' ? 'console_step_receipt' : `console_step_${name}`;
}

/** Refusals that the step itself shows, next to the field to correct. */
const shownAtStep: readonly string[] = ['otp_mismatch', 'too_far_from_pickup'];

/**
 * Steps that the server refused: shows the driver which ones did not happen and why, and remembers the last
 * of each trip.
 */
export function useRefusals() {
  const t = useText();
  const queries = useQueryClient();
  const { alert, notifyError } = useMessages();
  const [byBooking, setByBooking] = useState<Readonly<Record<string, Refusal>>>({});

  const showRefusal = useCallback(
    (refusal: Refusal) => {
      const [first] = refusal.steps;
      if (!first) return;
      setByBooking((before) => ({ ...before, [first.booking]: refusal }));
      void queries.invalidateQueries({ queryKey: ['bookings'] });
      if (shownAtStep.includes(refusal.key)) return;
      const steps = refusal.steps.map(({ name }) => t(stepText(name))).join(', ');
      const reason = errorText(new ApiError(refusal.key as TranslationKey as never, 409, ''), t);
      const show = (isCanceled: boolean) =>
        alert(
          isCanceled ? t('console_steps_canceled', { steps }) : t('console_steps_refused', { steps, reason }),
        );
      call
        .get('/bookings/{id}', { path: { id: first.booking } })
        .then(({ status }) => show(status === 'CANCELLED'))
        .catch((error: unknown) => {
          show(false);
          if (!(error instanceof ApiError)) notifyError(error);
        });
    },
    [t, queries, alert, notifyError],
  );
  const refusalOf = useCallback((booking: string) => byBooking[booking], [byBooking]);
  const forget = useCallback(
    (booking: string) =>
      setByBooking((before) => Object.fromEntries(Object.entries(before).filter(([id]) => id !== booking))),
    [],
  );
  return { showRefusal, refusalOf, forget };
}
