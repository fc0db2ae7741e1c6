import { bookingStartProblem, type ErrorKey, type Estimate } from '@wayfare/shared';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, newIdempotencyKey } from '../api/client.js';
import { useT } from '../language/LanguageProvider.js';
import { useMessages } from '../messages/MessagesProvider.js';
import { useAbandonBooking } from '../payment/useAbandonBooking.js';
import { useSession } from '../session/SessionProvider.js';
import { createBooking, type OwnBooking, requestEstimate } from './bookings.js';
import { useSayBookingError } from './useSayBookingError.js';
import { type BookingDraft, bookingInputOf } from './draft.js';

/** The steps from the filled-in form to the booking: check, parcel details, estimate, book (rules 4.36 to 4.39, 5.1 to 5.11). */
export function useBookingFlow(draft: BookingDraft, clearDraft: () => void) {
  const t = useT();
  const { user, settings } = useSession();
  const { say, sayError, hush } = useMessages();
  const navigate = useNavigate();
  const [askingDelivery, setAskingDelivery] = useState(false);
  const [deliveryProblem, setDeliveryProblem] = useState<ErrorKey | null>(null);
  const [estimating, setEstimating] = useState(false);
  const [booking, setBooking] = useState(false);
  // The key stays with the estimate it was made for: pressing Book twice makes one booking.
  const [offered, setOffered] = useState<{ estimate: Estimate; idempotencyKey: string } | null>(null);
  const [promoProblem, setPromoProblem] = useState<string | null>(null);
  const [booked, setBooked] = useState<OwnBooking | null>(null);
  const [unpaid, setUnpaid] = useState<OwnBooking | null>(null);
  const abandon = useAbandonBooking();
  const sayBookingError = useSayBookingError();

  const { category } = settings;
  const input = bookingInputOf(draft, category);
  const problemAs = (as: typeof category) =>
    bookingStartProblem(input, { category: as, byAdmin: false, now: Date.now() });

  const estimate = async (promo?: string) => {
    hush();
    setEstimating(true);
    setPromoProblem(null);
    try {
      const { pickup, drop, carType, parcelTypeSelected, optionSelected } = input;
      const asked = { pickup, drop, carType, parcelTypeSelected, optionSelected, promo };
      const answer = await requestEstimate(asked);
      setAskingDelivery(false);
      setOffered({ estimate: answer, idempotencyKey: newIdempotencyKey() });
    } catch (error) {
      if (error instanceof ApiError && error.fields.promo) setPromoProblem(error.fields.promo);
      else sayError(error);
    } finally {
      setEstimating(false);
    }
  };

  return {
    askingDelivery,
    estimating,
    booking,
    booked,
    unpaid,
    estimate: offered?.estimate ?? null,
    deliveryProblem: deliveryProblem ? t(deliveryProblem) : null,
    promoProblem,

    /** Another price, with a promo by id or code, or without one. */
    choosePromo: (promo?: string) => void estimate(promo),

    /** The book button of the form. Answers what is wrong with the form. */
    begin: async (): Promise<ErrorKey | null> => {
      if (!user) {
        say(t('must_login'), 'warning');
        await navigate('/login?next=/');
        return null;
      }
      if (user.usertype !== 'rider') {
        say(t('not_valid_user_type'), 'error');
        return null;
      }
      // A parcel's own details are asked for in the next step.
      const problem = problemAs('taxi');
      if (problem) say(t(problem), 'error');
      else if (category === 'delivery') setAskingDelivery(true);
      else await estimate();
      return problem;
    },

    estimateDelivery: async () => {
      const problem = problemAs('delivery');
      setDeliveryProblem(problem);
      if (problem) say(t(problem), 'error');
      else await estimate();
    },

    book: async () => {
      if (!offered) return;
      const problem = problemAs(category);
      if (problem) {
        setOffered(null);
        say(t(problem), 'error');
        return;
      }
      setBooking(true);
      try {
        const promo = offered.estimate.promo_details?.promo_key;
        const made = await createBooking({ ...input, promo }, offered.idempotencyKey);
        hush();
        setOffered(null);
        // What is paid before it begins is booked once it is paid (rule 4.30).
        if (made.status === 'PAYMENT_PENDING') setUnpaid(made);
        else setBooked(made);
        clearDraft();
      } catch (error) {
        // Without an answer it may have been booked: asked again with the same key, it is not booked twice.
        if (!(error instanceof ApiError && error.status === 0)) setOffered(null);
        sayBookingError(error);
      } finally {
        setBooking(false);
      }
    },

    /** Back to the form from any dialog. */
    stop: () => {
      setAskingDelivery(false);
      setOffered(null);
    },

    /** Whoever does not pay does not book (rule 4.27). */
    giveUpPayment: () => {
      if (unpaid) abandon(unpaid.id);
      setUnpaid(null);
    },

    /** The success message is put away. */
    finish: () => {
      const made = booked;
      setBooked(null);
      if (made) void navigate(category === 'taxi' ? '/bookings' : `/bookings/${made.id}`);
    },
  };
}
