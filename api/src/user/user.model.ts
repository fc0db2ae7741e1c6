import { type ContactRevert, type User, usertypes } from '@wayfare/shared';
import { type Connection, Schema, type Types } from 'mongoose';
import type { ContactWork } from '../contact/contactState.js';
import type { PendingEntry } from '../wallet/posting.js';

/** A user as the database holds it. */
export interface UserDocument extends Omit<User, 'id' | 'walletBalance' | 'bonusBalance' | 'ratings'> {
  _id: string;
  walletBalance: Types.Decimal128;
  bonusBalance?: Types.Decimal128;
  wallet?: { sequence: number; recent: string[]; pending: PendingEntry[]; waitingSince?: number };
  ratings?: {
    userrating: number;
    count: number;
    sum: number;
    details: { user: string; rate: number; booking: string }[];
  };
  activeBooking?: string;
  signedOutAt?: number;
  socialIds?: string[];
  claimedAt?: number;
  locationAt?: number;
  savedFor?: string[];
  bonusDue?: { referrer: string; amount: number; month?: number };
  inviteDue?: boolean;
  contactReverts?: ContactRevert[];
  contactWork?: ContactWork;
  search: string[];
}

const latLng = { type: { lat: Number, lng: Number }, _id: false };

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
    loginType: String,
    /** Whom they are at the providers they sign in with, as `google:…`. */
    socialIds: { type: [String], default: undefined },
    createdAt: Number,
    createdByAdmin: Boolean,
    emailVerified: Boolean,
    /** The owner has proved to read messages to this mobile. A changed mobile is not verified. */
    mobileVerified: Boolean,
    /** When it was signed out everywhere: sign-ins that began before are worth nothing. */
    signedOutAt: Number,
    pushToken: String,
    userPlatform: String,
    referralId: String,
    signupViaReferral: String,
    language: String,
    vehicleMake: String,
    vehicleModel: String,
    vehicleNumber: String,
    other_info: String,
    carType: String,
    driverActiveStatus: Boolean,
    /** True while the driver is on a trip; `activeBooking` says which. */
    queue: Boolean,
    activeBooking: String,
    claimedAt: Number,
    location: latLng,
    locationAt: Number,
    licenseImage: String,
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
    /** Payouts pause until then: bank details changed. */
    payoutHeldUntil: Number,
    fleetadmin: String,
    savedAddresses: {
      type: [{ _id: false, description: String, lat: Number, lng: Number, count: Number }],
      default: undefined,
    },
    /** Trips whose drop has been counted, newest last: what makes counting it idempotent. */
    savedFor: { type: [String], default: undefined },
    walletBalance: { type: Schema.Types.Decimal128, default: '0' },
    /** Money the platform gave: it pays convenience fees and cannot be withdrawn. Absent until there was some. */
    bonusBalance: Schema.Types.Decimal128,
    wallet: new Schema(
      {
        /** Number of postings ever made. */
        sequence: { type: Number, default: 0 },
        /** References of the entries copied last: the window that makes a repeated posting harmless. */
        recent: [String],
        /** Entries that are in the balance and not yet copied to the ledger. */
        pending: [
          {
            _id: false,
            txRef: String,
            type: { type: String },
            account: String,
            amount: Schema.Types.Decimal128,
            date: Number,
          },
        ],
        /** The date of the oldest entry still to be copied; absent when there is none. */
        waitingSince: Number,
      },
      { _id: false },
    ),
    /**
     * A referral bonus for this user and the referrer. `month` (yyyymm) is when the user finished a first paid trip;
     * until then it is only promised.
     */
    bonusDue: { type: { referrer: String, amount: Number, month: Number }, _id: false },
    /** The mail that invites this user is still to be written. */
    inviteDue: Boolean,
    /** Changes of contacts that can still be undone, in the order they were made. */
    contactReverts: {
      type: [
        {
          _id: false,
          id: String,
          field: String,
          from: String,
          at: Number,
          until: Number,
          hash: String,
          socialIds: [String],
        },
      ],
      default: undefined,
    },
    /** What still has to follow a change of contacts or bank details. */
    contactWork: {
      type: {
        dueAt: Number,
        ends: String,
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
          },
        ],
      },
      _id: false,
    },
    search: [String],
  },
  { versionKey: false, minimize: false },
);

// Sign-in and the rule that an email or a mobile belongs to one account. A partial index serves only queries
// that its condition follows from: `$gt: ''` follows from equality with a text, `$type` does not.
userSchema.index({ email: 1 }, { unique: true, partialFilterExpression: { email: { $gt: '' } } });
userSchema.index({ mobile: 1 }, { unique: true, partialFilterExpression: { mobile: { $gt: '' } } });
userSchema.index({ referralId: 1 }, { unique: true, partialFilterExpression: { referralId: { $gt: '' } } });
// Whose a sign-in by a provider is: one account's.
userSchema.index({ socialIds: 1 }, { unique: true, partialFilterExpression: { socialIds: { $gt: '' } } });
// Whose device a token is: one token is one person's.
userSchema.index({ pushToken: 1 }, { unique: true, partialFilterExpression: { pushToken: { $gt: '' } } });
// The people a notification goes to, in batches by id: only those with a device.
userSchema.index(
  { _id: 1, usertype: 1, userPlatform: 1 },
  { partialFilterExpression: { pushToken: { $gt: '' } }, name: 'people_with_devices' },
);
// The panel's four tables, newest first, and a fleet admin's own drivers.
userSchema.index({ usertype: 1, createdAt: -1, _id: -1 });
userSchema.index({ fleetadmin: 1, createdAt: -1, _id: -1 });
// The same tables by their other columns: without these a hundred thousand riders would be sorted in memory. A fleet
// admin's own drivers are few enough for that.
for (const column of ['firstName', 'lastName', 'email', 'approved', 'walletBalance'] as const) {
  userSchema.index({ usertype: 1, [column]: 1, _id: 1 });
}
// By id, as references ask for them unless told otherwise. Neither field ever changes.
userSchema.index({ usertype: 1, _id: 1 });
// Columns only drivers have.
for (const column of ['vehicleNumber', 'carType'] as const) {
  userSchema.index({ usertype: 1, [column]: 1, _id: 1 }, { partialFilterExpression: { usertype: 'driver' } });
}
// Search by the beginning of a word.
userSchema.index({ usertype: 1, search: 1 });
// Drivers on a trip: what the repair of half-made claims looks at.
userSchema.index({ claimedAt: 1 }, { partialFilterExpression: { claimedAt: { $exists: true } } });
// Wallets with entries still to be copied to the ledger.
userSchema.index(
  { 'wallet.waitingSince': 1 },
  { partialFilterExpression: { 'wallet.waitingSince': { $exists: true } } },
);

// Referral bonuses that are earned and still to be credited. Those that wait for a verified mobile are left out.
userSchema.index(
  { 'bonusDue.month': 1 },
  { partialFilterExpression: { 'bonusDue.month': { $exists: true }, mobileVerified: true } },
);

// Invitations still to be mailed.
userSchema.index({ inviteDue: 1 }, { partialFilterExpression: { inviteDue: true } });

// Messages about changed contacts and bank details still to be sent.
userSchema.index(
  { 'contactWork.dueAt': 1 },
  { partialFilterExpression: { 'contactWork.dueAt': { $exists: true } } },
);
// A link that undoes a change of a contact.
userSchema.index(
  { 'contactReverts.hash': 1 },
  { partialFilterExpression: { 'contactReverts.hash': { $exists: true } } },
);
// Contacts that may come back to their user: nobody else gets them meanwhile.
userSchema.index(
  { 'contactReverts.from': 1 },
  { partialFilterExpression: { 'contactReverts.from': { $exists: true } } },
);
// Those that can no longer come back.
userSchema.index(
  { 'contactReverts.until': 1 },
  { partialFilterExpression: { 'contactReverts.until': { $exists: true } } },
);

export const userModel = (connection: Connection) =>
  connection.model<UserDocument>('User', userSchema, 'users');
