import { z } from 'zod';
import { idSchema } from '../../basics/crud/id.js';

/** Maximum number of passkeys per account. */
export const MOST_PASSKEYS = 20;

/** The name the owner gives a passkey. */
export const passkeyNameSchema = z.string().trim().min(1).max(60);

/** A passkey as its owner sees it. Times are ms timestamps. */
export const passkeySchema = z.object({
  id: idSchema,
  name: passkeyNameSchema,
  createdAt: z.number(),
  /** Null if never used. */
  lastUsedAt: z.number().nullable(),
  /** Whether a service syncs it to the owner's other devices. */
  isSynced: z.boolean(),
});
export type Passkey = z.infer<typeof passkeySchema>;

/** The passkeys of an account. */
export const passkeyListSchema = z.object({
  /** Scheme, host and port of the pages where browsers can use them; null if there are none. */
  address: z.string().nullable(),
  passkeys: z.array(passkeySchema),
});
export type PasskeyList = z.infer<typeof passkeyListSchema>;

const base64url = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/);
const credential = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  // These are neither trusted nor stored.
  clientExtensionResults: z.object({}).default({}),
};

/** A browser's response after it has created a passkey. */
export const newPasskeySchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(20_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});
export type NewPasskey = z.infer<typeof newPasskeySchema>;

/** A browser's response after the user has used a passkey. */
export const passkeyProofSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(2_000),
    userHandle: base64url(100).nullish(),
  }),
});
export type PasskeyProof = z.infer<typeof passkeyProofSchema>;

const wish = z.enum(['required', 'preferred', 'discouraged']);

const described = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
});

/** The options for a browser to create a passkey. */
export const newPasskeyOptionsSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string().optional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number().optional(),
  excludeCredentials: z.array(described).optional(),
  authenticatorSelection: z
    .object({
      residentKey: wish.optional(),
      requireResidentKey: z.boolean().optional(),
      userVerification: wish.optional(),
      authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
    })
    .optional(),
  hints: z.array(z.enum(['security-key', 'client-device', 'hybrid'])).optional(),
  attestation: z.enum(['none', 'indirect', 'direct', 'enterprise']).optional(),
  extensions: z.record(z.string(), z.unknown()).optional(),
});
export type NewPasskeyOptions = z.infer<typeof newPasskeyOptionsSchema>;

/** The options for a browser to use a passkey. */
export const passkeyProofOptionsSchema = z.object({
  challenge: z.string(),
  rpId: z.string().optional(),
  timeout: z.number().optional(),
  allowCredentials: z.array(described).optional(),
  userVerification: wish.optional(),
});
export type PasskeyProofOptions = z.infer<typeof passkeyProofOptionsSchema>;
