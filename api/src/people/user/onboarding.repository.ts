import type { Model } from 'mongoose';
import type { UserDocument } from './user.model.js';

/** Queries about the onboarding of drivers. */
export function onboardingRepository(model: Model<UserDocument>) {
  return {
    /** Drivers who have not been notified of the last step of their onboarding. */
    async findWithOnboardingNotice(limit: number): Promise<string[]> {
      const found = await model
        .find({ 'onboardingNotice.at': { $gte: 0 } }, { _id: 1 })
        .limit(limit)
        .lean();
      return found.map((driver) => driver._id);
    },

    /** Marks the notice of a step as sent; a later step keeps its own. */
    async endOnboardingNotice(id: string, at: number): Promise<void> {
      await model.updateOne({ _id: id, 'onboardingNotice.at': at }, { $unset: { onboardingNotice: 1 } });
    },

    /**
     * Begins the onboarding of drivers who signed up themselves, are not approved and have never been online.
     * Returns how many.
     */
    async beginOnboardings(at: number): Promise<number> {
      const { modifiedCount } = await model.updateMany(
        {
          usertype: 'driver',
          approved: false,
          createdByAdmin: { $ne: true },
          onboarding: { $exists: false },
          online: { $exists: false },
          ratings: { $exists: false },
        },
        { $set: { onboarding: { state: 'open', at }, onboardingNotice: { step: 'open', at } } },
      );
      return modifiedCount;
    },
  };
}
