import { createHash } from 'node:crypto';
import type { DeviceInput, NotificationAudience, PushSubscriptionInput } from '@wayfare/shared';
import type { Connection } from 'mongoose';
import { plainAll } from '../database/plain.js';
import { deviceModel } from './device.model.js';
import { pushSubscriptionModel } from './pushSubscription.model.js';
import type { PushSubscription } from './pushSubscription.js';

/** Maximum browsers per user that get messages: the newest. */
const BROWSERS = 10;
/** Prefix of tokens for users whose only devices are browsers. */
const WEB = 'web:';

const idOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('hex');

/**
 * Where users' messages go: each user's one mobile app (`pushToken`, rule 3.3) and any number of browsers. A user with
 * only browsers has a token that stands for the newest one. A token belongs to one user: registering it takes it from
 * its previous owner.
 */
export function deviceRepository(connection: Connection) {
  const users = deviceModel(connection);
  const subscriptions = pushSubscriptionModel(connection);

  /** A user without a mobile app is reached by the newest browser. */
  async function tokenFromBrowsers(uid: string) {
    const newest = await subscriptions.findOne({ uid }, { _id: 1 }).sort({ at: -1, _id: -1 }).lean();
    const change = newest
      ? { $set: { pushToken: `${WEB}${newest._id}`, userPlatform: 'WEB' } }
      : { $unset: { pushToken: 1, userPlatform: 1 } };
    await users.updateOne({ _id: uid, $or: [{ pushToken: null }, { userPlatform: 'WEB' }] }, change);
  }

  const audienceFilter = ({ usertype, devicetype }: NotificationAudience) => ({
    pushToken: { $gt: '' },
    ...(usertype !== 'All' && { usertype }),
    ...(devicetype !== 'All' && { userPlatform: devicetype }),
  });

  return {
    /** Sets a user's mobile app; null removes it. */
    async setMobileApp(uid: string, { pushToken, userPlatform }: DeviceInput) {
      if (pushToken === null) {
        await users.updateOne(
          { _id: uid, userPlatform: { $ne: 'WEB' } },
          { $unset: { pushToken: 1, userPlatform: 1 } },
        );
        await tokenFromBrowsers(uid);
        return;
      }
      await users.updateMany({ pushToken, _id: { $ne: uid } }, { $unset: { pushToken: 1, userPlatform: 1 } });
      await users.updateOne({ _id: uid }, { $set: { pushToken, userPlatform: userPlatform ?? 'ANDROID' } });
    },

    async addBrowser(uid: string, { endpoint, keys }: PushSubscriptionInput, at: number) {
      const before = await subscriptions
        .findOneAndUpdate(
          { _id: idOf(endpoint) },
          { $set: { uid, endpoint, keys, at } },
          { upsert: true, returnDocument: 'before' },
        )
        .lean();
      if (before && before.uid !== uid) await tokenFromBrowsers(before.uid);
      const surplus = await subscriptions
        .find({ uid }, { _id: 1 })
        .sort({ at: -1, _id: -1 })
        .skip(BROWSERS)
        .lean();
      await subscriptions.deleteMany({ _id: { $in: surplus.map(({ _id }) => _id) } });
      await tokenFromBrowsers(uid);
    },

    /** Removes a browser: at its owner's request, or because its push service no longer knows it. */
    async removeBrowser(uid: string, endpoint: string) {
      await subscriptions.deleteOne({ _id: idOf(endpoint), uid });
      await tokenFromBrowsers(uid);
    },

    /** All browsers of a user. */
    async browsersOf(uid: string) {
      return plainAll<PushSubscription>(await subscriptions.find({ uid }).limit(BROWSERS).lean());
    },

    /** Which of the given users have browsers that get messages. */
    async withBrowsers(uids: readonly string[]): Promise<Set<string>> {
      return new Set(await subscriptions.distinct('uid', { uid: { $in: uids } }));
    },

    /** The user whose device a token belongs to. */
    async ownerOf(pushToken: string): Promise<string | null> {
      return (await users.findOne({ pushToken }, { _id: 1 }).lean())?._id ?? null;
    },

    /** A batch of the users with a device that a notification targets, sorted by id, after a given id. */
    async audience(audience: NotificationAudience, after: string, limit: number): Promise<string[]> {
      const found = await users
        .find({ ...audienceFilter(audience), _id: { $gt: after } }, { _id: 1 })
        .sort({ _id: 1 })
        .hint('people_with_devices')
        .limit(limit)
        .lean();
      return found.map(({ _id }) => _id);
    },

    /** Deletes the browsers of a deleted user. */
    async forget(uid: string) {
      await subscriptions.deleteMany({ uid });
    },
  };
}
