import type { OnboardingState, OnlineTimes, StoredDocuments, User } from '@wayfare/shared';

/** A user as the API uses it. */
export type StoredUser = User &
  OnlineTimes & {
    /** When the stored position was measured, a ms timestamp. */
    locationAt?: number | null;
    /** Since when a driver is online without a trip, a ms timestamp. */
    idleSince?: number | null;
    activeBooking?: string | null;
    /** The trip that a driver drives after it. */
    nextBooking?: string | null;
    /** Offers in a row that a driver left unanswered, by booking and time. */
    missedOffers?: string[] | null;
    /** A driver's papers; `documentsVersion` counts their changes. */
    documents?: StoredDocuments | null;
    documentsVersion?: number | null;
    /** When the first accepted one expires, a ms timestamp. */
    documentsEndAt?: number | null;
    /** When the next notice about them is due, a ms timestamp. */
    documentsNoticeAt?: number | null;
    /** The last step of the onboarding, while its messages are still to be sent; `at` is a ms timestamp. */
    onboardingNotice?: { step: OnboardingState | 'approved'; at: number } | null;
    /** A referral bonus; `month` (yyyymm) is when it was earned, absent until then. */
    bonusDue?: { referrer: string; amount: number; month?: number } | null;
    /** The mail that invites them is still to be sent. */
    inviteDue?: true | null;
    /** When the account was signed out everywhere, a ms timestamp. */
    signedOutAt?: number | null;
    /** The user's ids at the providers they sign in with. */
    socialIds?: string[] | null;
    /** The number of a caller for whom staff made the account. At most one account has it. */
    guestMobile?: string | null;
    /** Identifies the form of a sign-up, so that it makes one account when it is sent twice. */
    signUpKey?: string | null;
  };
