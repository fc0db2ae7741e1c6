import type { ContactField } from '@wayfare/shared';
import type { ContactWork, FollowedChange, UserWithContacts } from './contactState.js';
import { changeAsRead } from '../../platform/crud/changeAsRead.js';
import { plain } from '../../platform/database/plain.js';
import { setAndUnset } from '../../platform/database/setAndUnset.js';
import { INTERNAL } from './internalFields.js';
import { withEvents } from '../../messages/webhook/pendingEvents.js';
import type { userModel } from './user.model.js';
import type { StoredUser } from './storedUser.js';

/**
 * How long the process that made a change sends its messages exclusively, in ms; then the scheduler takes
 * over.
 */
const GRACE_MS = 10_000;

/**
 * Fields that a contact change depends on. If one has changed since it was read, the change is recomputed.
 */
const DEPENDS_ON = [
  'signedOutAt',
  'contactReverts',
  'contactProposal',
  'bankName',
  'bankCode',
  'bankAccount',
] as const;

/**
 * Changes of contacts and bank details: the change, its messages, and the sign-ins it ends are one write, so
 * that a crash leaves either all of it or nothing.
 * @param tokensOf returns a user's search tokens, from the fields `searched`
 */
export function followedChangeRepository(
  model: ReturnType<typeof userModel>,
  searched: readonly (keyof StoredUser)[],
  tokensOf: (user: Partial<StoredUser>) => string[],
) {
  return {
    /**
     * Changes a user with the result of `decide`, which gets the user as stored and may throw. `also` names
     * more fields that the change depends on. Null if the user does not exist.
     * @throws wrong_state (409) when concurrent changes win repeatedly; a duplicate key error for a contact
     *   in use
     */
    async changeFollowed(
      id: string,
      now: number,
      decide: (user: UserWithContacts) => FollowedChange,
      also: readonly string[] = [],
    ): Promise<StoredUser | null> {
      return changeAsRead(
        [...new Set([...searched, ...DEPENDS_ON, ...also])],
        () => model.findOne({ _id: id }).lean(),
        async (stillSo, before) => {
          const user = plain<UserWithContacts>(before);
          const { changes, reverts, proposal, notices, ends, proved = [], events } = decide(user);
          const isFollowed = notices.length > 0 || ends !== undefined || proved.length > 0;
          const { $set, $unset } = setAndUnset({
            ...changes,
            ...(reverts && { contactReverts: reverts.length > 0 ? reverts : null }),
            ...(proposal !== undefined && { contactProposal: proposal }),
            search: tokensOf({ ...user, ...changes }),
          });
          const updated = await model
            .findOneAndUpdate(
              { ...stillSo, _id: id },
              {
                ...($unset && { $unset }),
                $set: {
                  ...$set,
                  ...(isFollowed && { 'contactWork.dueAt': now + GRACE_MS }),
                  ...(ends && { 'contactWork.ends': ends }),
                },
                ...withEvents(events),
                ...(isFollowed && { $push: { 'contactWork.notices': { $each: notices } } }),
                ...(proved.length > 0 && { $addToSet: { 'contactWork.proved': { $each: proved } } }),
              },
              { returnDocument: 'after', projection: INTERNAL },
            )
            .lean();
          return updated ? plain<StoredUser>(updated) : null;
        },
      );
    },

    /** A user with the contact changes that can be undone and the remaining follow-up work. */
    async findWithContacts(id: string) {
      const found = await model.findOne({ _id: id }).lean();
      return found ? plain<UserWithContacts>(found) : null;
    },

    /** The user whose contact change the link with this hash undoes. */
    async findByRevert(hash: string) {
      const found = await model.findOne({ 'contactReverts.hash': hash }).lean();
      return found ? plain<UserWithContacts>(found) : null;
    },

    /** The user with the proposal that the link with this hash decides on. */
    async findByProposal(hash: string) {
      const found = await model.findOne({ 'contactProposal.links.hash': hash }).lean();
      return found ? plain<UserWithContacts>(found) : null;
    },

    /** How many people have proposed contacts that wait, up to a limit. */
    async countProposals(now: number, most: number): Promise<number> {
      const waiting = { 'contactProposal.at': { $exists: true }, 'contactProposal.expiresAt': { $gt: now } };
      return model.countDocuments(waiting, { limit: most });
    },

    /** Removes proposals that nobody decided on in time. */
    async sweepProposals(now: number) {
      await model.updateMany(
        { 'contactProposal.at': { $exists: true }, 'contactProposal.expiresAt': { $lte: now } },
        { $unset: { contactProposal: 1 } },
      );
    },

    /**
     * Whether a contact may still be restored to a user other than `except`, who had proved it. A contact
     * that was only named is reserved for nobody.
     */
    async isContactReserved(contact: string, now: number, except?: string) {
      const found = await model.find({ 'contactReverts.from': contact }, { contactReverts: 1 }).lean();
      return found.some(
        ({ _id, contactReverts }) =>
          _id !== except &&
          contactReverts?.some(
            ({ from, until, isVerified = true }) => isVerified && from === contact && until > now,
          ),
      );
    },

    /**
     * Takes a contact from accounts created with it, unverified, since a time: the user who verified it gets
     * it back.
     */
    async takeFromNewcomers(field: ContactField, contact: string, since: number) {
      const newcomers = { [field]: contact, createdAt: { $gte: since } };
      await model.updateMany(field === 'email' ? { ...newcomers, emailVerified: { $ne: true } } : newcomers, {
        $unset: { [field]: 1 },
      });
    },

    /**
     * Takes users whose follow-up work is due. It is reserved for the caller until `until`; then it is due
     * again.
     */
    async takeContactWork(now: number, until: number, limit: number) {
      const due = await model
        .find({ 'contactWork.dueAt': { $lte: now } }, { _id: 1 })
        .limit(limit)
        .lean();
      const ids = due.map(({ _id }) => _id);
      await model.updateMany(
        { _id: { $in: ids }, 'contactWork.dueAt': { $lte: now } },
        { $set: { 'contactWork.dueAt': until } },
      );
      return ids;
    },
    async contactWorkOf(id: string) {
      const found = await model.findOne({ _id: id }, { contactWork: 1 }).lean();
      return found?.contactWork ? plain<ContactWork>(found.contactWork) : null;
    },
    /** Records that everything a change ends was removed, unless another change has followed. */
    async recordEnded(id: string, ends: string) {
      await model.updateOne({ _id: id, 'contactWork.ends': ends }, { $unset: { 'contactWork.ends': 1 } });
    },
    async recordNoticeSent(id: string, notice: string) {
      await model.updateOne({ _id: id }, { $pull: { 'contactWork.notices': { id: notice } } });
    },
    /** Removes finished follow-up work. */
    async forgetContactWork(id: string) {
      await model.updateOne(
        {
          _id: id,
          'contactWork.ends': { $exists: false },
          'contactWork.notices.0': { $exists: false },
          'contactWork.proved.0': { $exists: false },
        },
        { $unset: { contactWork: 1 } },
      );
    },
    /** Removes old contacts that can no longer be restored. */
    async sweepReverts(now: number) {
      await model.updateMany(
        { 'contactReverts.until': { $lte: now } },
        { $pull: { contactReverts: { until: { $lte: now } } } },
      );
    },
  };
}
