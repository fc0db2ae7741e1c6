import { changeAsRead } from '../../platform/crud/changeAsRead.js';
import { writeUnlessTaken } from '../../platform/database/duplicateKey.js';
import type { StoredUser } from './storedUser.js';
import type { UserDocument, userModel } from './user.model.js';

/**
 * Converts phone numbers that earlier versions stored to the current form.
 * @param tokensOf returns a user's search tokens, from the fields `searched`
 */
export function mobileSpellingRepository(
  model: ReturnType<typeof userModel>,
  searched: readonly (keyof StoredUser)[],
  tokensOf: (user: Partial<StoredUser>) => string[],
) {
  return {
    /** The next users with a phone number, by id. */
    async mobilesAfter(id: string, limit: number): Promise<{ id: string; mobile: string }[]> {
      const found = await model
        .find({ _id: { $gt: id }, mobile: { $gt: '' } }, { mobile: 1 })
        .sort({ _id: 1 })
        .limit(limit)
        .lean();
      return found.map(({ _id, mobile }) => ({ id: _id, mobile: mobile as string }));
    },
    /**
     * Spells a user's phone number differently, unless they have another one by now. It stays verified. False
     * if another account has it.
     */
    async respellMobile(id: string, from: string, to: string): Promise<boolean> {
      return writeUnlessTaken(() =>
        changeAsRead(
          searched,
          () => model.findOne({ _id: id, mobile: from }).lean<UserDocument>(),
          async (stillSo, before) => {
            const search = tokensOf({ ...(before as Partial<StoredUser> | null), mobile: to });
            const { matchedCount } = await model.updateOne(
              { ...stillSo, _id: id },
              { $set: { mobile: to, search } },
            );
            return matchedCount === 1 ? true : null;
          },
        ),
      );
    },
  };
}
