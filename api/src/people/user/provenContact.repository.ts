import { cleanEmail, type ContactField } from '@wayfare/shared';
import { plain, plainAll } from '../../platform/database/plain.js';
import { INTERNAL } from './internalFields.js';
import type { StoredUser } from './storedUser.js';
import type { UserDocument, userModel } from './user.model.js';

/** The field that records whether the owner has proved a contact. */
export const PROOF = { email: 'emailVerified', mobile: 'mobileVerified' } as const;

/** How long the process that recorded a proof does its follow-up work exclusively, in ms. */
const GRACE_MS = 10_000;

const stored = (field: ContactField, value: string) => (field === 'email' ? cleanEmail(value) : value);

/**
 * Who has a contact. Only its owner's proof makes it an identity: at most one account has it proved. Any
 * number of accounts may name it.
 */
export function provenContactRepository(model: ReturnType<typeof userModel>) {
  const named = (field: ContactField, value: string) => ({
    [field]: stored(field, value),
    [PROOF[field]]: { $ne: true },
  });
  return {
    /** The account whose owner has proved this contact. */
    async findByProven(field: ContactField, value: string) {
      const found = await model
        .findOne({ [field]: stored(field, value), [PROOF[field]]: true }, INTERNAL)
        .lean();
      return found ? plain<StoredUser>(found) : null;
    },

    /** Accounts that name a contact without having proved it, oldest first. */
    async findNamers(field: ContactField, value: string, limit: number) {
      const found = await model
        .find(named(field, value), INTERNAL)
        .sort({ createdAt: 1 })
        .limit(limit)
        .lean();
      return plainAll<StoredUser>(found);
    },

    /**
     * Accounts that name a contact and were made without a way to sign in: by staff, or by an earlier version
     * for a sign-in by phone. Oldest first.
     */
    async findMadeFor(field: ContactField, value: string, limit: number) {
      const found = await model
        .find(
          {
            ...named(field, value),
            emailVerified: { $ne: true },
            mobileVerified: { $ne: true },
            usertype: { $in: ['rider', 'driver'] },
            $or: [{ createdByAdmin: true }, { loginType: 'phone' }],
          },
          INTERNAL,
        )
        .sort({ createdAt: 1 })
        .limit(limit)
        .lean();
      return plainAll<StoredUser>(found);
    },

    /** Whether staff made an account, other than `except`, that names a contact which nobody has proved. */
    async isMade(field: ContactField, value: string, except: string | undefined) {
      const made = { ...named(field, value), createdByAdmin: true };
      return (await model.exists(except ? { ...made, _id: { $ne: except } } : made)) !== null;
    },

    /** Whether a form has made an account. */
    hasSignUp: async (signUpKey: string) => (await model.exists({ signUpKey })) !== null,

    /**
     * Records that the owner of an account has proved a contact. A first proof also leaves the work of taking
     * the contact from accounts that only name it, in the same write. `more` is set along with it. Null if
     * the account has another contact by now.
     * @throws a duplicate key error if another account has proved it
     */
    async recordProof(
      { id, field, value }: { id: string; field: ContactField; value: string },
      now: number,
      more: Pick<StoredUser, 'signedOutAt'> = {},
    ) {
      const contact = stored(field, value);
      const first = await model
        .findOneAndUpdate(
          { _id: id, ...named(field, contact) },
          {
            $set: { [PROOF[field]]: true, ...more, 'contactWork.dueAt': now + GRACE_MS },
            $addToSet: { 'contactWork.proved': field },
          },
          { returnDocument: 'after', projection: INTERNAL },
        )
        .lean<UserDocument>();
      if (first) return { user: plain<StoredUser>(first), isFirst: true };
      const again = await model
        .findOneAndUpdate(
          { _id: id, [field]: contact, [PROOF[field]]: true },
          { $set: { [PROOF[field]]: true, ...more } },
          { returnDocument: 'after', projection: INTERNAL },
        )
        .lean<UserDocument>();
      return again && { user: plain<StoredUser>(again), isFirst: false };
    },

    /** Drops the indexes of earlier versions, which let only one account name a contact. */
    async allowNamers() {
      const names = (await model.collection.indexes()).map(({ name }) => name);
      for (const name of ['email_1', 'mobile_1'])
        if (names.includes(name)) await model.collection.dropIndex(name);
    },

    /** Records that no other account names a proved contact any more. */
    async recordProofDone(id: string, field: ContactField) {
      await model.updateOne({ _id: id }, { $pull: { 'contactWork.proved': field } });
    },
  };
}
