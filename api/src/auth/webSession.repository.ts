import { type Connection, Schema } from 'mongoose';

/** The collection the session store keeps its sessions in. */
export const WEB_SESSIONS = 'web_sessions';

/** The store writes these documents; only what is asked of them here is named. */
const webSessionSchema = new Schema(
  { _id: String, expires: Date, session: { uid: String } },
  { versionKey: false, strict: false },
);

// All sessions of one account: to list them, and to end them.
webSessionSchema.index({ 'session.uid': 1 });

/** Queries on sessions of the web across requests; the session store reads and writes each by its cookie. */
export function webSessionRepository(connection: Connection) {
  const model = connection.model('WebSession', webSessionSchema, WEB_SESSIONS);
  return {
    /** Ends every session of an account. */
    async endAllOf(uid: string) {
      await model.deleteMany({ 'session.uid': uid });
    },
  };
}
