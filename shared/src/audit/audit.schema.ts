import { z } from 'zod';
import { idSchema } from '../crud/id.js';
import { usertypeSchema } from '../user/user.schema.js';

/** One field of a change. Values that are no text, number or boolean are JSON; long ones are cut. */
export const auditedFieldSchema = z.object({
  field: z.string(),
  before: z.union([z.string(), z.number(), z.boolean(), z.null()]),
  after: z.union([z.string(), z.number(), z.boolean(), z.null()]),
  /** The field is a secret: that it changed is told, and nothing else. */
  hidden: z.boolean().optional(),
});
export type AuditedField = z.infer<typeof auditedFieldSchema>;

/** What an admin or fleet admin changed. `at` is a ms timestamp. */
export const auditEntrySchema = z.object({
  id: idSchema,
  at: z.number().int(),
  /** Who: the id, and the name for lists. */
  actor: idSchema,
  actorName: z.string(),
  usertype: usertypeSchema,
  /** What was done: create, edit, delete, or an operation's own verb. */
  action: z.string(),
  resource: z.string(),
  record: z.string(),
  /** begun: the process died over it, and the change may or may not have been made. */
  outcome: z.enum(['begun', 'done']),
  changes: z.array(auditedFieldSchema),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
