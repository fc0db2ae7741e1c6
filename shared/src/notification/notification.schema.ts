import { z } from 'zod';
import { idSchema } from '../crud/id.js';

/** The mobile app screens a message can open (rule 2.63). */
const pushScreens = ['BookingCab', 'BookedCab', 'onlineChat', 'wallet', 'DriverTrips'] as const;
export type PushScreen = (typeof pushScreens)[number];

/** A notification an admin sends to many devices (rule 3.23). */
export const notificationInputSchema = z.object({
  devicetype: z.enum(['All', 'ANDROID', 'IOS']),
  usertype: z.enum(['All', 'rider', 'driver']),
  title: z.string().trim().min(1).max(120),
  body: z.string().trim().min(1).max(1000),
});
export type NotificationInput = z.infer<typeof notificationInputSchema>;

/** Whose devices a notification is for. */
export type NotificationAudience = Pick<NotificationInput, 'devicetype' | 'usertype'>;

/** A notification with its status: `reached` counts the users it was sent to so far. */
export const notificationSchema = notificationInputSchema.extend({
  id: idSchema,
  createdAt: z.number().int(),
  state: z.enum(['sending', 'sent']),
  reached: z.number().int().min(0),
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

/** The mobile device that should receive messages; null for none. */
export const deviceInputSchema = z.object({
  pushToken: pushToken.nullable(),
  userPlatform: z.enum(['ANDROID', 'IOS']).nullish(),
});
export type DeviceInput = z.infer<typeof deviceInputSchema>;

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
