import { type Connection, Schema } from 'mongoose';

/** The changes that admins and fleet admins made. Append-only. */
const auditSchema = new Schema(
  {
    _id: String,
    at: { type: Number, required: true },
    actor: { type: String, required: true },
    actorName: String,
    usertype: String,
    action: String,
    resource: String,
    record: String,
    outcome: { type: String, enum: ['begun', 'done'] },
    changes: [
      {
        _id: false,
        field: String,
        before: Schema.Types.Mixed,
        after: Schema.Types.Mixed,
        hidden: { type: Boolean, default: undefined },
      },
    ],
  },
  { versionKey: false },
);
// The log, newest first: as a whole, and by actor, resource or record.
auditSchema.index({ at: -1, _id: -1 });
auditSchema.index({ actor: 1, at: -1, _id: -1 });
auditSchema.index({ resource: 1, at: -1, _id: -1 });
auditSchema.index({ record: 1, at: -1, _id: -1 });

export const auditModel = (connection: Connection) =>
  connection.model('AuditEntry', auditSchema, 'audit_log');
