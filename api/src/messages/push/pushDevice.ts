import { createHash } from 'node:crypto';
import type { PushSubscriptionInput } from '@wayfare/shared';

/** Which service a device's messages go to: a browser's push service, Expo, or Firebase Cloud Messaging. */
export type DeviceKind = 'web' | 'expo' | 'fcm';

/** A browser or mobile app that receives a user's messages. */
export interface PushDevice {
  /** The hash of its address. */
  id: string;
  uid: string;
  kind: DeviceKind;
  platform: 'WEB' | 'ANDROID' | 'IOS';
  /** The endpoint of a browser, or the token of an app. */
  address: string;
  /** The keys of a browser. */
  keys?: PushSubscriptionInput['keys'];
}

/** The id of the device with an endpoint or token. */
export const deviceIdOf = (address: string) => createHash('sha256').update(address).digest('hex');

/** The service of an app's token: Expo's tokens name it, all others are Firebase's. */
export const kindOfToken = (token: string): DeviceKind =>
  /^Expo(nent)?PushToken\[.+\]$/.test(token) ? 'expo' : 'fcm';
