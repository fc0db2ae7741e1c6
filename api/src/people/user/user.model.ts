import {
  type ContactRevert,
  documentKinds,
  type OnlineDay,
  type OnboardingState,
  staffRoles,
  type StoredDocuments,
  type User,
  usertypes,
} from '@wayfare/shared';
import { type Connection, Schema, type Types } from 'mongoose';
import type { ContactWork, StoredProposal } from './contactState.js';
import { deviceFields } from '../../messages/push/device.model.js';
import { type PendingEvent, webhookEventsField } from '../../messages/webhook/pendingEvents.js';
import { indexUsers } from './user.indexes.js';
import type { UserPart } from './userPart.js';

/** A user as stored in the database. */
export interface UserDocument extends Omit<User, 'id' | 'walletBalance' | 'bonusBalance' | 'ratings'> {
  _id: string;
  walletBalance: Types.Decimal128;
  bonusBalance?: Types.Decimal128;
  ratings?: {
    userrating: number;
    count: number;
    sum: number;
    details: { user: string; rate: number; booking: string }[];
  };
  activeBooking?: string;
  missedOffers?: string[];
  signedOutAt?: number;
  socialIds?: string[];
  guestMobile?: string;
  signUpKey?: string;
  claimedAt?: number;
  nextBooking?: string;
  nextClaimedAt?: number;
  locationAt?: number;
  idleSince?: number;
  onlineSince?: number;
  online?: OnlineDay;
  documents?: StoredDocuments;
  documentsVersion?: number;
  documentsEndAt?: number;
  documentsNoticeAt?: number;
  onboardingNotice?: { step: OnboardingState | 'approved'; at: number };
  savedFor?: string[];
  bonusDue?: { referrer: string; amount: number; month?: number };
  inviteDue?: boolean;
  contactReverts?: ContactRevert[];
  contactProposal?: StoredProposal | null;
  contactWork?: ContactWork;
  webhookEvents?: PendingEvent[];
  search: string[];
}

const latLng = { type: { lat: Number, lng: Number }, _id: false };

/** One of a driver's papers. */
const documentFields = {
  image: String,
  expiresOn: String,
  sent: { type: { image: String, expiresOn: String, at: Number }, _id: false },
  rejected: { type: { reason: String, at: Number }, _id: false },
  pendingNotice: { type: { decision: String, at: Number }, _id: false },
  remindedUntil: Number,
};

const userSchema = new Schema<UserDocument>(
  {
    _id: String,
    usertype: { type: String, enum: usertypes, required: true },
    firstName: String,
    lastName: String,
    email: String,
    mobile: String,
    profile_image: String,
    approved: { type: Boolean, default: false },
    staffRole: { type: String, enum: staffRoles },
    creditLimit: Number,
    loginType: String,
    /** The user's ids at the providers they sign in with, as `google:…`. */
    socialIds: { type: [String], default: undefined },
    createdAt: Number,
    createdByAdmin: Boolean,
    /** The number of a caller for whom staff made the account. */
    guestMobile: String,
    /** The form that made the account, sent within a day. */
    signUpKey: String,
    emailVerified: Boolean,
    /** The owner has proven that they read messages to this mobile. A changed mobile is not verified. */
    mobileVerified: Boolean,
    /** When the account was signed out everywhere: earlier sign-ins are invalid. */
    signedOutAt: Number,
    ...deviceFields,
    referralId: String,
    signupViaReferral: String,
    language: String,
    vehicleMake: String,
    vehicleModel: String,
    vehicleColor: String,
    vehicleNumber: String,
    other_info: String,
    carType: String,
    /** What the car and the driver offer: see `shared/src/people/user/driverNeeds.ts`. */
    needs: { type: [String], default: undefined },
    driverActiveStatus: Boolean,
    /** True while the driver is on a trip, whose id is in `activeBooking`. */
    queue: Boolean,
    activeBooking: String,
    /** The trip that the driver drives after it. */
    nextBooking: String,
    /** Until when the driver takes a break. */
    breakUntil: Number,
    /** Offers in a row that the driver left unanswered, and since when they are away because of that. */
    missedOffers: { type: [String], default: undefined },
    awayAt: Number,
    /** The driver's destination. Dispatch respects it while `isOn`. */
    heading: {
      type: { lat: Number, lng: Number, add: String, isOn: Boolean, day: Number, used: Number },
      _id: false,
    },
    /** When the driver works: see `shared/src/people/user/workingHours.schema.ts`. */
    workingHours: { type: Schema.Types.Mixed },
    /** The driver is blocked by the write that frees them from the current trip. */
    blockAfterTrip: Boolean,
    /** Since when the driver is online without a trip. */
    idleSince: Number,
    onlineSince: Number,
    /** The time online on the driver's last day online (yyyymmdd), up to `onlineSince`. */
    online: { type: { day: Number, ms: Number }, _id: false },
    claimedAt: Number,
    /** When the driver was claimed for `nextBooking`, until that is confirmed. ms timestamp. */
    nextClaimedAt: Number,
    location: latLng,
    locationAt: Number,
    licenseImage: String,
    documents: {
      type: Object.fromEntries(documentKinds.map((kind) => [kind, { type: documentFields, _id: false }])),
      _id: false,
    },
    /** Absent for drivers who were approved. */
    onboarding: { type: { state: String, at: Number, reason: String }, _id: false },
    onboardingNotice: { type: { step: String, at: Number }, _id: false },
    documentsVersion: Number,
    documentsEndAt: Number,
    documentsNoticeAt: Number,
    ratings: new Schema(
      {
        userrating: Number,
        count: Number,
        sum: Number,
        details: [{ _id: false, user: String, rate: Number, booking: String }],
      },
      { _id: false },
    ),
    bankName: String,
    bankCode: String,
    bankAccount: String,
    /** Payouts pause until then, because bank details changed. */
    payoutHeldUntil: Number,
    /** Payouts, wallet payments and saved cards pause until then, because staff changed a contact. */
    contactHeldUntil: Number,
    fleetadmin: String,
    places: {
      type: [{ _id: false, id: String, kind: String, name: String, lat: Number, lng: Number, add: String }],
      default: undefined,
    },
    savedAddresses: {
      type: [{ _id: false, description: String, lat: Number, lng: Number, count: Number }],
      default: undefined,
    },
    /** Trips whose drop was counted, newest last: makes counting idempotent. */
    savedFor: { type: [String], default: undefined },
    /**
     * A referral bonus for this user and the referrer. `month` (yyyymm) is when the user finished a first
     * paid trip; until then, the bonus is only promised.
     */
    bonusDue: { type: { referrer: String, amount: Number, month: Number }, _id: false },
    /** The mail that invites this user is still to be sent. */
    inviteDue: Boolean,
    webhookEvents: webhookEventsField,
    /** Changes of contacts that can still be undone, in the order they were made. */
    contactReverts: {
      type: [
        {
          _id: false,
          id: String,
          field: String,
          from: String,
          isVerified: Boolean,
          at: Number,
          until: Number,
          hash: String,
          socialIds: [String],
        },
      ],
      default: undefined,
    },
    /** New contacts that someone else proposed and that wait for the owner or a second person. */
    contactProposal: Schema.Types.Mixed,
    /** The remaining follow-up work of a change of contacts or bank details. */
    contactWork: {
      type: {
        dueAt: Number,
        ends: String,
        proved: { type: [String], default: undefined },
        notices: [
          {
            _id: false,
            id: String,
            kind: { type: String },
            channel: String,
            to: String,
            at: Number,
            field: String,
            shown: String,
            byAdmin: Boolean,
            revert: String,
            proposal: String,
          },
        ],
      },
      _id: false,
    },
    search: [String],
  },
  { versionKey: false, minimize: false },
);

indexUsers(userSchema);

export function userModel(connection: Connection, { fields, indexes }: UserPart) {
  const schema = userSchema.clone().add(fields);
  for (const [keys, options] of indexes) schema.index(keys, options);
  return connection.model<UserDocument>('User', schema, 'users');
}
