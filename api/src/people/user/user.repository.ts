import {
  averageRating,
  fullName,
  type SavedAddress,
  type SavedPlace,
  type User,
  type Usertype,
  cleanEmail,
} from '@wayfare/shared';
import type { Connection } from 'mongoose';
import { changeAsRead, seenFields } from '../../platform/crud/changeAsRead.js';
import { requireUnchanged } from '../../platform/crud/requireUnchanged.js';
import { rewriteSearch, type SearchPage } from '../../platform/crud/rewriteSearch.js';
import { searchFilter, searchTokens } from '../../platform/crud/search.js';
import { drivenBy } from '../../platform/database/driver.js';
import { plain, plainAll } from '../../platform/database/plain.js';
import { collectionLists } from '../../platform/crud/collectionLists.js';
import { setAndUnset } from '../../platform/database/setAndUnset.js';
import { driverRepository } from './driver.repository.js';
import { INTERNAL } from './internalFields.js';
import { followedChangeRepository } from './followedChange.repository.js';
import { missedOffersRepository } from './missedOffers.repository.js';
import { mobileSpellingRepository } from './mobileSpelling.repository.js';
import { provenContactRepository } from './provenContact.repository.js';
import { onboardingRepository } from './onboarding.repository.js';
import type { ContactWork, UserWithContacts } from './contactState.js';
import type { StoredUser } from './storedUser.js';
import { type PendingEvent, pendingEvents, withEvents } from '../../messages/webhook/pendingEvents.js';
import { type UserDocument, userModel } from './user.model.js';
import type { UserPart } from './userPart.js';

/** How many trips back a repeated rating or saved address is recognized. */
const REMEMBERED_TRIPS = 200;

/** Fields that user search covers. */
const SEARCHED = ['firstName', 'lastName', 'email', 'mobile', 'vehicleNumber'] as const;
/** What the list of proposed contacts needs of each user. */
const PROPOSED = { firstName: 1, lastName: 1, usertype: 1, contactProposal: 1 } as const;
/** How often a change is retried after concurrent changes to the same user. */
const TRIES = 10;

const tokensOf = (user: Partial<Pick<User, (typeof SEARCHED)[number]>>) =>
  searchTokens(...SEARCHED.map((field) => user[field]));

/**
 * Converts a new user to a document. Money is only added through postings, so `part` provides the initial
 * balances.
 */
function toDocument(
  { id, walletBalance: _balance, bonusBalance: _bonus, ...fields }: User,
  part: UserPart,
): UserDocument {
  return {
    ...fields,
    _id: id,
    ...part.initial(),
    search: tokensOf(fields),
  } as UserDocument;
}

/** Every query on users. Those of dispatch are in driver.repository, wallet postings in wallet.repository. */
export function userRepository(connection: Connection, part: UserPart) {
  const model = userModel(connection, part);
  // Uses the MongoDB driver directly, because every request of a signed-in user runs this query.
  const { collection } = drivenBy(model);
  const one = async (filter: Readonly<Record<string, string>>) => {
    const found = await collection.findOne(filter, { projection: INTERNAL });
    return found ? plain<StoredUser>(found) : null;
  };

  return {
    ...collectionLists<StoredUser>(model, INTERNAL),
    proposals: collectionLists<UserWithContacts>(model, PROPOSED),
    ...driverRepository(model),
    ...followedChangeRepository(model, SEARCHED, tokensOf),
    ...pendingEvents<StoredUser>(model),
    ...missedOffersRepository(model),
    ...provenContactRepository(model),
    ...mobileSpellingRepository(model, SEARCHED, tokensOf),
    rewriteSearch: (page: SearchPage) => rewriteSearch(model, SEARCHED, tokensOf, page),
    ...onboardingRepository(model),
    findById: (id: string) => one({ _id: id }),
    findBySocialId: (socialId: string) => one({ socialIds: socialId }),
    findByReferralId: (referralId: string) => one({ referralId: referralId.toLowerCase() }),

    /** Accounts that have proved this email or this mobile. */
    async findByContact(contact: { email?: string | null | undefined; mobile?: string | null | undefined }) {
      const any = [
        ...(contact.email ? [{ email: cleanEmail(contact.email), emailVerified: true }] : []),
        ...(contact.mobile ? [{ mobile: contact.mobile, mobileVerified: true }] : []),
      ];
      if (any.length === 0) return [];
      return plainAll<StoredUser>(await model.find({ $or: any }, INTERNAL).limit(2).lean());
    },

    /**
     * `contactWork` is what is left to do about proved contacts.
     * @throws a duplicate key error when a proved email or mobile, or the referral id, is taken
     */
    async insert(user: StoredUser, events: readonly PendingEvent[] = [], contactWork?: ContactWork) {
      await model.create({
        ...toDocument(user, part),
        ...(events.length > 0 && { webhookEvents: [...events] }),
        ...(contactWork && { contactWork }),
      });
    },

    /** Adds many users at once, for the demo. */
    async insertMany(users: readonly User[]) {
      await model.insertMany(users.map((user) => toDocument(user, part)));
    },

    /**
     * Sets fields; null removes one. `seen` holds the fields as the caller last read them. Returns the
     * changed user, or null if the user does not exist. `ifApproval` is written with it if `approved` really
     * changes.
     * @throws changed_meanwhile (409) when another change has set one of them to a different value since
     */
    async update(
      id: string,
      changes: Partial<StoredUser>,
      seen?: Partial<StoredUser>,
      ifApproval: readonly PendingEvent[] = [],
    ) {
      // The search tokens are computed from all of these.
      const isFoundOtherwise = SEARCHED.some((field) => field in changes);
      const fields = [
        ...new Set([
          ...(isFoundOtherwise ? SEARCHED : []),
          ...(ifApproval.length > 0 ? ['approved'] : []),
          ...seenFields(changes, seen),
        ]),
      ];
      return changeAsRead(
        fields,
        () =>
          model
            .findOne({ _id: id }, Object.fromEntries(fields.map((field) => [field, 1])))
            .lean<UserDocument>(),
        async (stillSo, before) => {
          requireUnchanged(changes, seen, plain(before));
          const search = isFoundOtherwise && { search: tokensOf({ ...before, ...changes }) };
          // A new number is not verified yet.
          const isOtherMobile = 'mobile' in changes && (before?.mobile ?? null) !== (changes.mobile ?? null);
          const unverified = isOtherMobile && { mobileVerified: false, guestMobile: null, ...changes };
          const updated = await model
            .findOneAndUpdate(
              { ...stillSo, _id: id },
              {
                ...setAndUnset({ ...changes, ...unverified, ...search }),
                ...(before?.approved !== changes.approved && withEvents(ifApproval)),
              },
              {
                returnDocument: 'after',
                projection: INTERNAL,
              },
            )
            .lean();
          return updated ? plain<StoredUser>(updated) : null;
        },
      );
    },

    /** Links a provider's sign-in to an account that still has the confirmed address. Null if it does not. */
    async addSocialId(id: string, email: string, socialId: string) {
      const updated = await model
        .findOneAndUpdate(
          { _id: id, email, emailVerified: true },
          { $addToSet: { socialIds: socialId } },
          { returnDocument: 'after', projection: INTERNAL },
        )
        .lean();
      return updated ? plain<StoredUser>(updated) : null;
    },

    async remove(id: string) {
      await model.deleteOne({ _id: id });
    },

    /** Removes a user who is not on a trip and has no money. Returns whether it did. */
    async removeIdle(id: string) {
      const { deletedCount } = await model.deleteOne({
        _id: id,
        queue: { $ne: true },
        ...part.removable,
      });
      return deletedCount === 1;
    },

    count: (filter: { usertype: Usertype; approved?: boolean }) => model.countDocuments(filter),

    /** How many drivers wait for approval, in total or in a fleet; counted up to a limit. */
    countUnapprovedDrivers: (limit: number, fleetadmin?: string) =>
      model.countDocuments(
        { usertype: 'driver', approved: false, ...(fleetadmin && { fleetadmin }) },
        { limit },
      ),
    /** Whether a user with this role exists who may sign in. */
    hasApproved: async (usertype: Usertype) =>
      (await model.findOne({ usertype, approved: true }, { _id: 1 }).lean()) !== null,
    isEmpty: async () => (await model.findOne({}, { _id: 1 }).lean()) === null,

    /** Adds a rating to a driver or rider, once per booking, and recomputes the average (rule 4.9). */
    async addRating(uid: string, rating: { user: string; rate: number; booking: string }) {
      for (let attempt = 0; attempt < TRIES; attempt += 1) {
        const user = await model.findOne({ _id: uid }, { ratings: 1 }).lean();
        const { count = 0, sum = 0, details = [] } = user?.ratings ?? {};
        if (!user || details.some(({ booking }) => booking === rating.booking)) return;
        const after = { sum: sum + rating.rate, count: count + 1 };
        // All in one write: a crash between two writes would lose the average.
        const added = await model.updateOne(
          { _id: uid, 'ratings.count': user.ratings?.count ?? null },
          {
            $set: {
              'ratings.sum': after.sum,
              'ratings.count': after.count,
              'ratings.userrating': averageRating(after),
            },
            $push: { 'ratings.details': { $each: [rating], $slice: -REMEMBERED_TRIPS } },
          },
        );
        if (added.matchedCount === 1) return;
      }
      throw new Error(`the ratings of ${uid} kept changing`);
    },

    /** Counts a drop toward a rider's saved addresses, once per booking (rule 4.13). */
    async saveAddress(
      rider: string,
      booking: string,
      choose: (addresses: readonly SavedAddress[]) => SavedAddress[],
    ): Promise<void> {
      for (let attempt = 0; attempt < TRIES; attempt += 1) {
        const user = await model.findOne({ _id: rider }, { savedAddresses: 1, savedFor: 1 }).lean();
        if (!user || user.savedFor?.includes(booking)) return;
        const before = plain<SavedAddress[] | undefined>(user.savedAddresses) ?? [];
        const saved = await model.updateOne(
          { _id: rider, savedFor: user.savedFor ?? { $exists: false } },
          {
            $set: { savedAddresses: choose(before) },
            $push: { savedFor: { $each: [booking], $slice: -REMEMBERED_TRIPS } },
          },
        );
        if (saved.matchedCount === 1) return;
      }
      throw new Error(`saved addresses of ${rider} kept changing`);
    },

    /**
     * Changes a rider's saved places, based on the latest. Errors of `change` are passed on, and nothing
     * changes.
     */
    async changePlaces(rider: string, change: (places: readonly SavedPlace[]) => readonly SavedPlace[]) {
      for (let attempt = 0; attempt < TRIES; attempt += 1) {
        const user = await model.findOne({ _id: rider }, { places: 1 }).lean();
        if (!user) return;
        const places = change(plain<SavedPlace[] | undefined>(user.places) ?? []);
        const saved = await model.updateOne(
          { _id: rider, places: user.places ?? { $exists: false } },
          { $set: { places } },
        );
        if (saved.matchedCount === 1) return;
      }
      throw new Error(`places of ${rider} kept changing`);
    },

    /**
     * Records the month (yyyymm) of a referral bonus. False if none was promised or it is already recorded.
     */
    async earnBonus(id: string, month: number) {
      const { matchedCount } = await model.updateOne(
        { _id: id, 'bonusDue.referrer': { $exists: true }, 'bonusDue.month': { $exists: false } },
        { $set: { 'bonusDue.month': month } },
      );
      return matchedCount === 1;
    },

    /** Users whose earned referral bonus can be credited. */
    async findWithBonusDue(limit: number) {
      const found = await model
        .find({ 'bonusDue.month': { $exists: true }, mobileVerified: true }, { _id: 1 })
        .limit(limit)
        .lean();
      return found.map((user) => user._id);
    },

    /** Users added by an admin whose invitation is still to be mailed. */
    async findWithInviteDue(limit: number) {
      const found = await model.find({ inviteDue: true }, { _id: 1 }).limit(limit).lean();
      return found.map((user) => user._id);
    },

    /** The next users with their names, by id. */
    async namesAfter(id: string, limit: number) {
      const found = await model
        .find({ _id: { $gt: id } }, { usertype: 1, firstName: 1, lastName: 1 })
        .sort({ _id: 1 })
        .limit(limit)
        .lean();
      return found.map(({ _id, usertype, firstName, lastName }) => ({
        id: _id,
        usertype,
        firstName: firstName ?? '',
        lastName: lastName ?? '',
      }));
    },

    /** The first riders and drivers who are found by a text, as in their lists. */
    async idsFoundBy(texts: readonly string[], limit: number): Promise<string[]> {
      const filters = texts.map((text) => searchFilter(text)).filter((filter) => '$and' in filter);
      const found = await Promise.all(
        filters.map((filter) =>
          model
            .find({ usertype: { $in: ['rider', 'driver'] }, ...filter }, { _id: 1 })
            .limit(limit)
            .lean(),
        ),
      );
      return [...new Set(found.flat().map(({ _id }) => _id as string))].slice(0, limit);
    },

    /** Names of users by id, for lists that show them. */
    async namesOf(ids: readonly string[]) {
      const found = await model.find({ _id: { $in: ids } }, { firstName: 1, lastName: 1 }).lean();
      return new Map(found.map((user) => [user._id, fullName(user)]));
    },

    /** The languages that some users chose, by id; without those who chose none. */
    async languagesOf(ids: readonly string[]): Promise<Map<string, string>> {
      const found = await model.find({ _id: { $in: ids }, language: { $gt: '' } }, { language: 1 }).lean();
      return new Map(found.flatMap(({ _id, language }) => (language ? [[_id, language] as const] : [])));
    },

    /** Ids of admins, or only of full admins, who have no staff role. */
    async adminIds(limit: number, { areFull }: { areFull: boolean }) {
      const found = await model
        .find({ usertype: 'admin', ...(areFull && { staffRole: null }) }, { _id: 1 })
        .limit(limit)
        .lean();
      return found.map((user) => user._id);
    },
  };
}
