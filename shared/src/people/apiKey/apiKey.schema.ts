import { z } from 'zod';
import { idSchema } from '../../basics/crud/id.js';
import { MAX_TIMESTAMP } from '../../basics/time/zonedTime.js';

/** The scopes of an API key. Each operation for partners needs one of them. */
export const apiScopes = [
  'estimates',
  'bookings:create',
  'bookings:read',
  'bookings:cancel',
  'reports:read',
] as const;
export type ApiScope = (typeof apiScopes)[number];

/** How every API key begins, so that people and scanners for leaked secrets recognize one. */
export const API_KEY_START = 'wf_live_';
/** The most keys that can be in use at a time. */
export const MAX_API_KEYS = 200;
/** How long the previous secret of a rotated key can still be used, in hours: by default, and at most. */
export const ROTATION_GRACE_HOURS = { usual: 24, most: 168 } as const;
/** How much one key may do. */
export const API_KEY_LIMITS = {
  callsPerMinute: 120,
  callsPerDay: 50_000,
  bookingsPerMinute: 30,
  bookingsPerDay: 2_000,
  reportsPerMinute: 10,
} as const;

/**
 * The fields an admin sends for a new key. `account` is the rider account that the partner's bookings belong
 * to.
 */
export const apiKeyInputSchema = z.object({
  name: z.string().trim().min(1).max(80),
  account: idSchema,
  scopes: z
    .array(z.enum(apiScopes))
    .min(1)
    .max(apiScopes.length)
    .refine((scopes) => new Set(scopes).size === scopes.length),
  /** ms timestamp; the key does not expire without one. */
  expiresAt: z.number().int().min(0).max(MAX_TIMESTAMP).nullish(),
});
export type ApiKeyInput = z.infer<typeof apiKeyInputSchema>;

export const rotateApiKeyInputSchema = z.object({
  graceHours: z.number().min(0).max(ROTATION_GRACE_HOURS.most).default(ROTATION_GRACE_HOURS.usual),
  /** `previousUntil` as the admin saw it: the key is not rotated if a colleague did meanwhile. */
  seen: z.number().int().min(0).max(MAX_TIMESTAMP).nullish(),
});

/** A key as admins see it. Times are ms timestamps. */
export const apiKeySchema = apiKeyInputSchema.extend({
  id: idSchema,
  accountName: z.string(),
  /** The beginning of the key, for people to recognize it. */
  prefix: z.string(),
  createdAt: z.number().int(),
  lastUsedAt: z.number().int().nullish(),
  revokedAt: z.number().int().nullish(),
  /** The beginning of the key before its last rotation, and until when it can still be used. */
  previousPrefix: z.string().nullish(),
  previousUntil: z.number().int().nullish(),
  /** Number of successful calls today and within the last 30 days, by days in UTC. */
  callsToday: z.number().int(),
  calls: z.number().int(),
  /** The whole key, only in the response that made it. */
  newKey: z.string().optional(),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

/** Whether a key can be used at a time, and if not, why. */
export function apiKeyState(
  { revokedAt, expiresAt }: Pick<ApiKey, 'revokedAt' | 'expiresAt'>,
  now: number,
): 'active' | 'expired' | 'revoked' {
  if (revokedAt) return 'revoked';
  return expiresAt && expiresAt <= now ? 'expired' : 'active';
}
