import { z } from 'zod';
import { licenseImageSchema } from '../../basics/image/imageReference.js';

/** The papers that a driver shows the business. */
export const documentKinds = ['license', 'insurance', 'registration'] as const;
export const documentKindSchema = z.enum(documentKinds);
export type DocumentKind = (typeof documentKinds)[number];

/**
 * Whether an accepted document can be relied on: `missing` without a picture, `undated` while its expiry date
 * is not known, `expiring` in its last 30 days.
 */
export const documentStates = ['missing', 'undated', 'valid', 'expiring', 'expired'] as const;
export type DocumentState = (typeof documentStates)[number];

/** A calendar date in the business's time zone, `2027-05-31`. */
const date = z.iso.date();
const time = z.number().int();
const picture = z.string();

/** A document as its driver and the office see it. Times are ms timestamps. */
export const driverDocumentSchema = z.object({
  kind: documentKindSchema,
  state: z.enum(documentStates),
  /** The address of the accepted picture. */
  image: picture.nullable(),
  /** The last day of the accepted document's validity. */
  expiresOn: date.nullable(),
  /** A newer picture that waits for the office's review. */
  sent: z.object({ image: picture, expiresOn: date, at: time }).nullable(),
  /** Why the office rejected the last picture sent; null once a newer one is sent. */
  rejected: z.object({ reason: z.string(), at: time }).nullable(),
});
export type DriverDocument = z.infer<typeof driverDocumentSchema>;

export const driverDocumentsSchema = z.object({ documents: z.array(driverDocumentSchema) });

/** A new picture of a document, stored before, and the date that is printed on it. */
export const sendDocumentSchema = z.object({ image: licenseImageSchema, expiresOn: date });
export type SendDocumentInput = z.infer<typeof sendDocumentSchema>;

/** The office's decision about the picture that was sent at `at`. */
export const reviewDocumentSchema = z.discriminatedUnion('decision', [
  /** `expiresOn` is the date that the office reads on the picture. */
  z.object({ decision: z.literal('approve'), at: time, expiresOn: date }),
  z.object({ decision: z.literal('reject'), at: time, reason: z.string().trim().min(1).max(300) }),
]);
export type ReviewDocumentInput = z.infer<typeof reviewDocumentSchema>;

/** The expiry date of an accepted document, as the office reads it. */
export const documentDateSchema = z.object({
  expiresOn: date,
  /** The date that its author saw: a colleague's change is not undone unseen. */
  was: date.nullish(),
});
export type DocumentDateInput = z.infer<typeof documentDateSchema>;

/** The reasons why a document needs attention, as shown on the driver board. */
export const documentConcerns = ['waiting', 'expiring', 'expired'] as const;
export type DocumentConcern = (typeof documentConcerns)[number];
