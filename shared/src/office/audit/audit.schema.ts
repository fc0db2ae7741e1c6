import { z } from 'zod';
import { idSchema } from '../../basics/crud/id.js';
import { usertypeSchema } from '../../people/user/user.schema.js';

/**
 * One field of a change. Values other than text, numbers and booleans are JSON; long values are truncated.
 */
export const auditedFieldSchema = z.object({
  field: z.string(),
  before: z.union([z.string(), z.number(), z.boolean(), z.null()]),
  after: z.union([z.string(), z.number(), z.boolean(), z.null()]),
  /** The field is a secret: the log shows that it changed, and nothing else. */
  hidden: z.boolean().optional(),
});
export type AuditedField = z.infer<typeof auditedFieldSchema>;

/**
 * The display name of a record that the log mentions by its id, and the list of the panel that contains it.
 */
export const auditedNameSchema = z.object({ name: z.string(), resource: z.string() });
export type AuditedName = z.infer<typeof auditedNameSchema>;

/** A change made by an admin or fleet admin. `at` is a ms timestamp. */
export const auditEntrySchema = z.object({
  id: idSchema,
  at: z.number().int(),
  /** The admin's id, and the name for lists. */
  actor: idSchema,
  actorName: z.string(),
  usertype: usertypeSchema,
  /** The action: create, edit, delete, or an operation's own verb. */
  action: z.string(),
  resource: z.string(),
  record: z.string(),
  /** begun: the process crashed during the change, so it is unknown whether the change was made. */
  outcome: z.enum(['begun', 'done']),
  changes: z.array(auditedFieldSchema),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/**
 * An entry as sent: with the names, by id, of the records it mentions. Deleted records and people have none.
 */
export const presentedAuditEntrySchema = auditEntrySchema.extend({
  names: z.record(z.string(), auditedNameSchema),
});
export type PresentedAuditEntry = z.infer<typeof presentedAuditEntrySchema>;
