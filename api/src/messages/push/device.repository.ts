import type { DeviceInput, PushSubscriptionInput } from '@wayfare/shared';
import type { Connection } from 'mongoose';
import type { Audience } from './audience.js';
import { deviceModel } from './device.model.js';
import { mobileAppModel } from './mobileApp.model.js';
import { deviceIdOf, kindOfToken, type PushDevice } from './pushDevice.js';
import { pushSubscriptionModel } from './pushSubscription.model.js';

/** Maximum browsers and mobile apps per user that get messages: the newest of each. */
const BROWSERS = 10;
const APPS = 10;
/** Prefix of tokens for users whose only devices are browsers. */
const WEB = 'web:';

/**
 * Where users' messages go: any number of mobile apps and browsers. The user's record has the newest app
 * (`pushToken`, rule 3.3); for a user with only browsers, it has a token that refers to the newest browser. A
 * token belongs to one user: registering it takes it from its previous owner.
 */
export function deviceRepository(connection: Connection) {
  const users = deviceModel(connection);
  const apps = mobileAppModel(connection);
  const subscriptions = pushSubscriptionModel(connection);

  /** Updates the user's record after a change of the devices: the newest app, or else the newest browser. */
  async function showNewest(uid: string) {
    const own = await apps.find({ uid }).sort({ at: -1, _id: -1 }).limit(APPS).lean();
    const appPlatforms = [...new Set(own.map(({ platform }) => platform))];
    if (own[0]) {
      const { token: pushToken, platform: userPlatform } = own[0];
      await users.updateOne({ _id: uid }, { $set: { pushToken, userPlatform, appPlatforms } });
      return;
    }
    const browser = await subscriptions.findOne({ uid }, { _id: 1 }).sort({ at: -1, _id: -1 }).lean();
    await users.updateOne(
      { _id: uid },
      browser
        ? {
            $set: { pushToken: `${WEB}${browser._id}`, userPlatform: 'WEB' },
            $unset: { appPlatforms: 1 },
          }
        : { $unset: { pushToken: 1, userPlatform: 1, appPlatforms: 1 } },
    );
  }

  /**
   * Adds the app in the user's record to the user's apps, if a sign-up or an earlier version stored it only
   * in the record.
   */
  async function adoptApp(uid: string) {
    const user = await users.findOne({ _id: uid, userPlatform: { $ne: 'WEB' } }).lean();
    if (!user?.pushToken) return;
    const { pushToken: token, userPlatform } = user;
    const platform = userPlatform === 'IOS' ? 'IOS' : 'ANDROID';
    await apps.updateOne(
      { _id: deviceIdOf(token) },
      { $setOnInsert: { uid, token, platform, at: 0 } },
      { upsert: true },
    );
  }

  /** Takes a token from the users who have it, except one. */
  async function takeFromOthers(token: string, uid: string) {
    const [app, owners] = await Promise.all([
      apps.findOne({ _id: deviceIdOf(token), uid: { $ne: uid } }, { uid: 1 }).lean(),
      users.find({ pushToken: token, _id: { $ne: uid } }, { _id: 1 }).lean(),
    ]);
    const others = new Set([...owners.map(({ _id }) => _id), ...(app ? [app.uid] : [])]);
    if (others.size === 0) return;
    await apps.deleteOne({ _id: deviceIdOf(token), uid: { $ne: uid } });
    for (const other of others) await showNewest(other);
  }

  /** Returns false if the user has no such app. */
  async function removeApp(uid: string, token: string) {
    await adoptApp(uid);
    const { deletedCount } = await apps.deleteOne({ _id: deviceIdOf(token), uid });
    if (deletedCount === 1) await showNewest(uid);
    return deletedCount === 1;
  }

  /** Removes a browser: at its owner's request, or because its push service no longer knows it. */
  async function removeBrowser(uid: string, endpoint: string) {
    await subscriptions.deleteOne({ _id: deviceIdOf(endpoint), uid });
    await adoptApp(uid);
    await showNewest(uid);
  }

  /** Deletes all but a user's newest apps or browsers. */
  async function dropSurplus(model: typeof apps | typeof subscriptions, uid: string, most: number) {
    const rows = (model as typeof apps).find({ uid }, { _id: 1 }).sort({ at: -1, _id: -1 }).skip(most);
    const surplus = (await rows.lean()).map(({ _id }) => _id);
    if (surplus.length > 0) await (model as typeof apps).deleteMany({ _id: { $in: surplus } });
  }

  const audienceFilter = ({ usertype, devicetype, carType, fleetadmin }: Audience) => ({
    pushToken: { $gt: '' },
    ...(usertype !== 'All' && { usertype }),
    ...(carType && { carType }),
    ...(fleetadmin && { fleetadmin }),
    ...(devicetype !== 'All' && { $or: [{ userPlatform: devicetype }, { appPlatforms: devicetype }] }),
  });

  return {
    /** Adds a mobile app of a user as the newest one; a null token removes all of them. */
    async setMobileApp(uid: string, { pushToken, userPlatform }: DeviceInput, at: number) {
      if (pushToken === null) {
        await apps.deleteMany({ uid });
        await users.updateOne(
          { _id: uid, userPlatform: { $ne: 'WEB' } },
          { $unset: { pushToken: 1, userPlatform: 1, appPlatforms: 1 } },
        );
        await showNewest(uid);
        return;
      }
      await adoptApp(uid);
      await takeFromOthers(pushToken, uid);
      const id = deviceIdOf(pushToken);
      const newest = await apps
        .findOne({ uid, _id: { $ne: id } }, { at: 1 })
        .sort({ at: -1, _id: -1 })
        .lean();
      const app = { uid, token: pushToken, platform: userPlatform ?? ('ANDROID' as const) };
      await apps.updateOne(
        { _id: id },
        // Later than the others, even if the clock has not moved on.
        { $set: { ...app, at: Math.max(at, (newest?.at ?? 0) + 1) } },
        { upsert: true },
      );
      await dropSurplus(apps, uid, APPS);
      await showNewest(uid);
    },

    /**
     * Removes one of a user's mobile apps: at its owner's request, or because its service no longer knows it.
     */
    removeMobileApp: removeApp,

    async addBrowser(uid: string, { endpoint, keys }: PushSubscriptionInput, at: number) {
      const before = await subscriptions
        .findOneAndUpdate(
          { _id: deviceIdOf(endpoint) },
          { $set: { uid, endpoint, keys, at } },
          { upsert: true, returnDocument: 'before' },
        )
        .lean();
      // The previous owner first: two users cannot have the same token.
      for (const changed of new Set([before?.uid ?? uid, uid])) {
        await adoptApp(changed);
        await dropSurplus(subscriptions, changed, BROWSERS);
        await showNewest(changed);
      }
    },

    removeBrowser,

    /** Removes a device that its service no longer knows. */
    async removeDevice({ uid, kind, address }: Pick<PushDevice, 'uid' | 'kind' | 'address'>) {
      await (kind === 'web' ? removeBrowser(uid, address) : removeApp(uid, address));
    },

    /** All devices of the given users. */
    async devicesOf(uids: readonly string[]): Promise<Map<string, PushDevice[]>> {
      const [browsers, own, records] = await Promise.all([
        subscriptions.find({ uid: { $in: uids } }).lean(),
        apps.find({ uid: { $in: uids } }).lean(),
        users.find({ _id: { $in: uids }, pushToken: { $gt: '' } }, { pushToken: 1, userPlatform: 1 }).lean(),
      ]);
      const devices = new Map<string, PushDevice>();
      for (const { _id: id, uid, endpoint, keys } of browsers)
        devices.set(id, { id, uid, kind: 'web', platform: 'WEB', address: endpoint, keys });
      // First those of users' records, which may be the only place: see adoptApp.
      for (const { _id: uid, pushToken = '', userPlatform } of records) {
        if (userPlatform === 'WEB') continue;
        const platform = userPlatform === 'IOS' ? 'IOS' : 'ANDROID';
        const id = deviceIdOf(pushToken);
        devices.set(id, { id, uid, kind: kindOfToken(pushToken), platform, address: pushToken });
      }
      for (const { _id: id, uid, token, platform } of own)
        devices.set(id, { id, uid, kind: kindOfToken(token), platform, address: token });
      const byUser = new Map<string, PushDevice[]>();
      for (const device of devices.values())
        byUser.set(device.uid, [...(byUser.get(device.uid) ?? []), device]);
      return byUser;
    },

    /** The user whose device a token belongs to. */
    async ownerOf(pushToken: string): Promise<string | null> {
      const user = await users.findOne({ pushToken }, { _id: 1 }).lean();
      if (user) return user._id;
      return (await apps.findOne({ _id: deviceIdOf(pushToken) }, { uid: 1 }).lean())?.uid ?? null;
    },

    /** How many users with a device a notification targets. */
    countAudience: (audience: Audience) =>
      users.countDocuments({ ...audienceFilter(audience), ...idsOf(audience) }).hint('people_with_devices'),

    /** A batch of the users with a device that a notification targets, sorted by id, after a given id. */
    async audience(audience: Audience, after: string, limit: number): Promise<string[]> {
      const found = await users
        .find({ ...audienceFilter(audience), ...idsOf(audience, after) }, { _id: 1 })
        .sort({ _id: 1 })
        .hint('people_with_devices')
        .limit(limit)
        .lean();
      return found.map(({ _id }) => _id);
    },

    /** Deletes the devices of a deleted user. */
    async forget(uid: string) {
      await apps.deleteMany({ uid });
      await subscriptions.deleteMany({ uid });
    },
  };
}

/** The ids of an audience that come after a given one. */
const idsOf = ({ among }: Audience, after = '') => ({
  _id: { $gt: after, ...(among && { $in: [...among] }) },
});
