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
import {
  type PendingEvent,
  webhookEventsField,
  webhookEventsIndex,
} from '../../messages/webhook/pendingEvents.js';
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
    driverActiveStatus: Boolean,
    /** True while the driver is on a trip, whose id is in `activeBooking`. */
    queue: Boolean,
    activeBooking: String,
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

// For sign-in, and so that an email or mobile is proved by only one account. A partial index serves only
// queries that imply its condition: equality with a string implies `$gt: ''`, but not `$type`.
userSchema.index(
  { email: 1 },
  {
    unique: true,
    name: 'proved_email',
    partialFilterExpression: { email: { $gt: '' }, emailVerified: true },
  },
);
userSchema.index(
  { mobile: 1 },
  {
    unique: true,
    name: 'proved_mobile',
    partialFilterExpression: { mobile: { $gt: '' }, mobileVerified: true },
  },
);
// Wallets below zero, for the metrics: indexes only those.
userSchema.index({ walletBalance: 1 }, { partialFilterExpression: { walletBalance: { $lt: 0 } } });
// Finds the accounts that name a contact, oldest first.
userSchema.index({ email: 1, createdAt: 1 }, { partialFilterExpression: { email: { $gt: '' } } });
userSchema.index({ mobile: 1, createdAt: 1 }, { partialFilterExpression: { mobile: { $gt: '' } } });
// A form that is sent twice makes one account.
userSchema.index({ signUpKey: 1 }, { unique: true, partialFilterExpression: { signUpKey: { $gt: '' } } });
// Two dispatchers who book for one caller at a time make one account.
userSchema.index({ guestMobile: 1 }, { unique: true, partialFilterExpression: { guestMobile: { $gt: '' } } });
userSchema.index({ referralId: 1 }, { unique: true, partialFilterExpression: { referralId: { $gt: '' } } });
// Finds the account of a sign-in through a provider: only one.
userSchema.index({ socialIds: 1 }, { unique: true, partialFilterExpression: { socialIds: { $gt: '' } } });
// Finds the user of a device token: only one.
userSchema.index({ pushToken: 1 }, { unique: true, partialFilterExpression: { pushToken: { $gt: '' } } });
// The recipients of a notification, in batches by id: only users with a device.
userSchema.index(
  { _id: 1, usertype: 1, userPlatform: 1 },
  { partialFilterExpression: { pushToken: { $gt: '' } }, name: 'people_with_devices' },
);
// The admin panel's four tables, newest first, and a fleet admin's own drivers.
userSchema.index({ usertype: 1, createdAt: -1, _id: -1 });
userSchema.index({ fleetadmin: 1, createdAt: -1, _id: -1 });
// The same tables sorted by their other columns: otherwise, a hundred thousand riders would be sorted in
// memory. A fleet admin's own drivers are few enough for that.
for (const column of ['firstName', 'lastName', 'email', 'approved', 'walletBalance'] as const) {
  userSchema.index({ usertype: 1, [column]: 1, _id: 1 });
}
// By id, the default order of reference lookups. Neither field ever changes.
userSchema.index({ usertype: 1, _id: 1 });
// Columns that only drivers have.
for (const column of ['vehicleNumber', 'carType'] as const) {
  userSchema.index({ usertype: 1, [column]: 1, _id: 1 }, { partialFilterExpression: { usertype: 'driver' } });
}
// Searches by the beginning of a word.
userSchema.index({ usertype: 1, search: 1 });
// Finds drivers on a trip, to repair half-made claims.
userSchema.index({ claimedAt: 1 }, { partialFilterExpression: { claimedAt: { $exists: true } } });
// Finds referral bonuses that are earned and still to be credited, except those that wait for a verified
// mobile.
userSchema.index(
  { 'bonusDue.month': 1 },
  { partialFilterExpression: { 'bonusDue.month': { $exists: true }, mobileVerified: true } },
);

// Finds drivers who are due a notice about their documents.
userSchema.index(
  { documentsNoticeAt: 1 },
  { partialFilterExpression: { documentsNoticeAt: { $exists: true } } },
);

// Finds and counts drivers with documents to check: indexes only those.
for (const kind of documentKinds) {
  const sentAt = `documents.${kind}.sent.at`;
  userSchema.index({ [sentAt]: 1 }, { partialFilterExpression: { [sentAt]: { $exists: true } } });
}

// Finds drivers who have not been notified of a step of their onboarding.
userSchema.index(
  { 'onboardingNotice.at': 1 },
  { partialFilterExpression: { 'onboardingNotice.at': { $exists: true } } },
);

// Finds invitations still to be mailed.
userSchema.index({ inviteDue: 1 }, { partialFilterExpression: { inviteDue: true } });

// Finds drivers with events that webhooks have not received.
userSchema.index(...webhookEventsIndex);

// Finds messages about changed contacts and bank details still to be sent.
userSchema.index(
  { 'contactWork.dueAt': 1 },
  { partialFilterExpression: { 'contactWork.dueAt': { $exists: true } } },
);
// Finds the contact change that a link undoes.
userSchema.index(
  { 'contactReverts.hash': 1 },
  { partialFilterExpression: { 'contactReverts.hash': { $exists: true } } },
);
// Finds contacts that may be restored to their user. Until then, other users cannot take them.
userSchema.index(
  { 'contactReverts.from': 1 },
  { partialFilterExpression: { 'contactReverts.from': { $exists: true } } },
);
// Finds contacts that can no longer be restored.
userSchema.index(
  { 'contactReverts.until': 1 },
  { partialFilterExpression: { 'contactReverts.until': { $exists: true } } },
);
// Lists the people whose contacts someone proposed to change, newest first.
userSchema.index(
  { 'contactProposal.at': -1, _id: -1 },
  { partialFilterExpression: { 'contactProposal.at': { $exists: true } } },
);
// Finds the proposal that a link decides on.
userSchema.index(
  { 'contactProposal.links.hash': 1 },
  { partialFilterExpression: { 'contactProposal.links.hash': { $exists: true } } },
);

export function userModel(connection: Connection, { fields, indexes }: UserPart) {
  const schema = userSchema.clone().add(fields);
  for (const [keys, options] of indexes) schema.index(keys, options);
  return connection.model<UserDocument>('User', schema, 'users');
}
