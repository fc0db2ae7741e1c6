import {
  type BookingInput,
  bookingStartProblem,
  type ErrorKey,
  type Estimate,
  type EstimateInput,
  GUEST_TRIP_PAGE,
  mayBook,
  type User,
} from '@wayfare/shared';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, newIdempotencyKey } from '@wayfare/web/http';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useMessages } from '../../frame/messages/MessagesProvider.js';
import type { PhoneProof } from '../../people/account/PhoneLogin.js';
import { useAbandonBooking } from '../../money/payment/useAbandonBooking.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { createBooking, createGuestBooking, type OwnBooking, requestEstimate } from './bookings.js';
import { useNotifyBookingError } from './useNotifyBookingError.js';
import { bookingInputOf } from '@wayfare/web/booking';
import type { BookingDraft } from './draft.js';

const codeProblems: readonly string[] = ['otp_validate_error', 'login_code_wrong', 'login_code_expired'];

/** Why a promo was refused: the text, and the error. */
export interface PromoProblem {
  text: string;
  key: string;
}

/**
 * The steps from the completed form to the booking: validation, parcel details, estimate, booking (rules
 * 4.36 to 4.39, 5.1 to 5.11).
 */
export function useBookingFlow(draft: BookingDraft, clearDraft: () => void) {
  const t = useText();
  const { user, settings } = useSession();
  const { notify, notifyError, dismiss } = useMessages();
  const navigate = useNavigate();
  const [askingDelivery, setAskingDelivery] = useState(false);
  const [deliveryProblem, setDeliveryProblem] = useState<ErrorKey | null>(null);
  const [estimating, setEstimating] = useState(false);
  const [booking, setBooking] = useState(false);
  // The key belongs to the estimate it was created for: clicking Book twice creates one booking.
  const [offered, setOffered] = useState<{ estimate: Estimate; idempotencyKey: string } | null>(null);
  const [promoProblem, setPromoProblem] = useState<PromoProblem | null>(null);
  const [booked, setBooked] = useState<OwnBooking | null>(null);
  const [unpaid, setUnpaid] = useState<OwnBooking | null>(null);
  const [identifying, setIdentifying] = useState(false);
  const abandon = useAbandonBooking();
  const notifyBookingError = useNotifyBookingError();

  const { category } = settings;
  const input = bookingInputOf(draft, draft.tripdate, category);
  const problemAs = (as: typeof category) =>
    bookingStartProblem(input, { category: as, byAdmin: false, now: Date.now() });

  const estimate = async (promo?: string) => {
    dismiss();
    setEstimating(true);
    setPromoProblem(null);
    try {
      const answer = await requestEstimate(pricedPart(input, promo));
      setAskingDelivery(false);
      setOffered({ estimate: answer, idempotencyKey: newIdempotencyKey() });
    } catch (error) {
      const problem = promoProblemOf(error);
      if (problem) setPromoProblem(problem);
      else notifyError(error);
    } finally {
      setEstimating(false);
    }
  };

  /**
   * Whether the rider may still use the promo of the estimate, which may be from before they signed in. If
   * not, the price is shown without it, and nothing is booked.
   */
  const isPromoUsable = async (promo: string): Promise<boolean> => {
    try {
      await requestEstimate(pricedPart(input, promo));
      return true;
    } catch (error) {
      const problem = promoProblemOf(error);
      if (!problem) throw error;
      await estimate();
      setPromoProblem(problem);
      return false;
    }
  };

  const book = async () => {
    if (!offered) return;
    const problem = problemAs(category);
    if (problem) {
      setOffered(null);
      notify(t(problem), 'error');
      return;
    }
    setBooking(true);
    try {
      const promo = offered.estimate.promo_details?.promo_key;
      if (promo && !(await isPromoUsable(promo))) return;
      const made = await createBooking({ ...input, promo }, offered.idempotencyKey);
      dismiss();
      setOffered(null);
      // A booking that must be prepaid is final once it is paid (rule 4.30).
      if (made.status === 'PAYMENT_PENDING') setUnpaid(made);
      else setBooked(made);
      clearDraft();
    } catch (error) {
      // Without a response, the booking may exist: a retry with the same key does not book twice.
      if (!(error instanceof ApiError && error.status === 0)) setOffered(null);
      notifyBookingError(error);
    } finally {
      setBooking(false);
    }
  };

  const bookAsGuest = async (proof: PhoneProof) => {
    if (!offered) return;
    try {
      const promo = offered.estimate.promo_details?.promo_key;
      const { url } = await createGuestBooking({ ...proof, booking: { ...input, promo } });
      clearDraft();
      void navigate(`${GUEST_TRIP_PAGE}${new URL(url).hash}`);
    } catch (error) {
      // A mistyped code can be typed again. After any other refusal, the code is used up.
      if (!(error instanceof ApiError) || error.status === 0 || codeProblems.includes(error.key)) throw error;
      setIdentifying(false);
      setOffered(null);
      notifyBookingError(error);
    }
  };
  // A guest pays for a ride in cash, and for a delivery by card.
  const mayBeGuest = settings.guestBooking && (category === 'delivery' || draft.paymentMode === 'cash');

  return {
    askingDelivery,
    estimating,
    booking,
    booked,
    unpaid,
    estimate: offered?.estimate ?? null,
    deliveryProblem: deliveryProblem ? t(deliveryProblem) : null,
    promoProblem,

    /** Another price, with a promo by id or code, or without a promo. */
    choosePromo: (promo?: string) => void estimate(promo),

    /** Whether the user may book here. If not, they read why, or are led to the sign-in (rules 5.1, 5.3). */
    mayBegin: (): boolean => {
      if (!user && !settings.MobileLoginEnabled) {
        notify(t('must_login'), 'warning');
        void navigate('/login?next=/');
        return false;
      }
      if (user && user.usertype !== 'rider') {
        notify(t('not_valid_user_type'), 'error');
        return false;
      }
      return true;
    },

    /** Handles the form's book button, once the form is complete: parcel details are the next step. */
    begin: async (): Promise<void> => {
      dismiss();
      if (category === 'delivery') setAskingDelivery(true);
      else await estimate();
    },

    estimateDelivery: async () => {
      const problem = problemAs('delivery');
      setDeliveryProblem(problem);
      if (!problem) await estimate();
    },

    book: async () => {
      // The user signs in last, because the earlier steps do not need an account.
      if (user) await book();
      else setIdentifying(true);
    },
    identifying: identifying && !user,
    stopIdentifying: () => setIdentifying(false),
    bookAsGuest: mayBeGuest ? bookAsGuest : null,
    /** Books the trip that a visitor was about to book, after they have signed in or up. */
    identified: ({ usertype }: User) => {
      setIdentifying(false);
      if (mayBook(usertype)) void book();
      else notify(t('not_valid_user_type'), 'error');
    },

    /** Returns to the form from any dialog. */
    stop: () => {
      setAskingDelivery(false);
      setOffered(null);
    },

    /** Without payment, there is no booking (rule 4.27). */
    giveUpPayment: () => {
      if (unpaid) abandon(unpaid.id);
      setUnpaid(null);
    },

    /** The success message is closed: to the trip, or without a choice to where rule 4.38 leads. */
    finish: (to: 'trip' | 'list') => {
      const made = booked;
      setBooked(null);
      if (!made) return;
      void navigate(to === 'list' && category === 'taxi' ? '/bookings' : `/bookings/${made.id}`);
    },
  };
}

/** The part of a booking request that decides its price. */
function pricedPart(
  {
    kind,
    hours,
    waitMinutes,
    returnAt,
    pickup,
    drop,
    stops,
    carType,
    parcelTypeSelected,
    optionSelected,
    tripdate,
    passengers,
    luggage,
    needs,
  }: Partial<BookingInput>,
  promo: string | undefined,
): EstimateInput {
  const trip = { kind, hours, waitMinutes, returnAt, pickup, drop, stops, carType };
  const load = { passengers, luggage, needs };
  return { ...trip, ...load, parcelTypeSelected, optionSelected, promo, tripdate };
}

/** The reason in an error that refuses a promo; null for any other error. */
const promoProblemOf = (error: unknown): PromoProblem | null =>
  error instanceof ApiError && error.fields.promo ? { text: error.fields.promo, key: error.key } : null;
