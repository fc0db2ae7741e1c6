import { z } from 'zod';
import { idSchema } from '../../basics/crud/id.js';
import { latLngSchema } from '../../basics/geo/geo.schema.js';
import { translationsSchema } from '../../basics/language/translated.schema.js';

/** The mobile app screens a message can open (rule 2.63). */
const pushScreens = ['BookingCab', 'BookedCab', 'onlineChat', 'wallet', 'DriverTrips'] as const;
export type PushScreen = (typeof pushScreens)[number];

/** The end of the year 9999: a later time is a mistake. */
const MAX_TIME_MS = 253_402_300_799_999;
/** The most drivers that a notification to a zone is for: the nearest to its center. */
export const MAX_ZONE_DRIVERS = 5_000;
/** Drivers whose position is older than this, in ms, are not in a zone. */
export const ZONE_POSITION_MS = 10 * 60_000;

/** A circle around a place. `radius` is in kilometers, or in miles when the settings say so. */
export const zoneSchema = latLngSchema.extend({
  radius: z.number().positive().max(500),
  place: z.string().trim().min(1).max(300),
});
export type Zone = z.infer<typeof zoneSchema>;

const LONGEST_TITLE = 120;
const LONGEST_BODY = 1000;

/** A notification an admin sends to many devices (rule 3.23). */
export const notificationInputSchema = z.object({
  devicetype: z.enum(['All', 'ANDROID', 'IOS']),
  usertype: z.enum(['All', 'rider', 'driver']),
  /** Only for drivers with this car type, by its name. */
  carType: z.string().trim().min(1).max(120).nullish(),
  /** Only for the drivers of this fleet admin. */
  fleetadmin: idSchema.nullish(),
  /** Only for the drivers who are in this zone when it is sent. */
  zone: zoneSchema.nullish(),
  title: z.string().trim().min(1).max(LONGEST_TITLE),
  body: z.string().trim().min(1).max(LONGEST_BODY),
  /** Both in other languages (rule 4.91): each user gets them in their own. */
  translations: translationsSchema({ title: LONGEST_TITLE, body: LONGEST_BODY }),
  /** When it goes out (ms timestamp); at once without it. Until then it can be changed, or deleted. */
  sendAt: z.number().int().positive().max(MAX_TIME_MS).nullish(),
});
export type NotificationInput = z.infer<typeof notificationInputSchema>;

/** Whose devices a notification is for. */
export const notificationAudienceSchema = notificationInputSchema.pick({
  devicetype: true,
  usertype: true,
  carType: true,
  fleetadmin: true,
  zone: true,
});
export type NotificationAudience = z.infer<typeof notificationAudienceSchema>;

/** How many users a notification would be for. */
export const notificationReachSchema = z.object({ users: z.number().int().min(0) });

/**
 * A notification with its progress. Of the users it is for (`total`, known once sending began), `reached`
 * counts those for whom a push service accepted it for at least one device, and `failed` those for whom none
 * did. It is `sent` when no user is left.
 */
export const notificationSchema = notificationInputSchema.extend({
  id: idSchema,
  createdAt: z.number().int(),
  state: z.enum(['scheduled', 'sending', 'sent']),
  total: z.number().int().min(0),
  reached: z.number().int().min(0),
  failed: z.number().int().min(0),
});
export type Notification = z.infer<typeof notificationSchema>;

const pushToken = z.string().trim().min(1).max(500);

/** A message for one device (rules 7.2, 7.37): the token identifies the owner. */
export const deviceMessageSchema = z.object({
  token: pushToken,
  title: notificationInputSchema.shape.title,
  msg: notificationInputSchema.shape.body,
  screen: z.enum(pushScreens).optional(),
  params: z.object({ bookingId: idSchema }).optional(),
});
export type DeviceMessage = z.infer<typeof deviceMessageSchema>;

/** The payload sent to a device (rule 7.37). `id` is the same for the same message. */
export type PushPayload = Omit<DeviceMessage, 'token' | 'screen' | 'params'> & {
  id: string;
  screen?: string;
  params?: Record<string, string>;
};

/** A mobile device that should receive messages; null for none of the user's. */
export const deviceInputSchema = z.object({
  pushToken: pushToken.nullable(),
  userPlatform: z.enum(['ANDROID', 'IOS']).nullish(),
});
export type DeviceInput = z.infer<typeof deviceInputSchema>;

/** Names one of a user's mobile apps. */
export const mobileAppQuerySchema = z.object({ pushToken });

const base64Url = (length: number) =>
  z
    .string()
    .length(length)
    .regex(/^[A-Za-z0-9_-]+$/);

/** A browser's subscription from the Push API: an uncompressed P-256 key and a secret of 16 bytes. */
export const pushSubscriptionSchema = z.object({
  endpoint: z.url().max(1000),
  keys: z.object({ p256dh: base64Url(87), auth: base64Url(22) }),
});
export type PushSubscriptionInput = z.infer<typeof pushSubscriptionSchema>;
