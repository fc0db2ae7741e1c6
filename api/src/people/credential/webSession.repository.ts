import { type Connection, Schema } from 'mongoose';

/** The collection of the session store. */
export const WEB_SESSIONS = 'web_sessions';

/** How many sessions their owner sees, newest first. */
const MOST_SHOWN = 100;

/** The session store writes these documents; only the fields used here are listed. */
const webSessionSchema = new Schema(
  {
    _id: String,
    expires: Date,
    session: {
      uid: String,
      handle: String,
      startedAt: Number,
      agent: String,
      provenAt: Number,
      /** When it was last used, to the minute. Stored only for staff, whose idle sign-ins end. */
      seenAt: Number,
    },
  },
  { versionKey: false, strict: false },
);

// Finds all sessions of one account, to list and to end them.
webSessionSchema.index({ 'session.uid': 1 });
// Finds expired sessions, which the session store removes.
webSessionSchema.index({ expires: 1 });
// Finds idle sessions of staff.
webSessionSchema.index(
  { 'session.seenAt': 1 },
  { partialFilterExpression: { 'session.seenAt': { $exists: true } } },
);

/** Queries across web sessions; the session store reads and writes each single one by its cookie. */
export function webSessionRepository(connection: Connection) {
  const model = connection.model('WebSession', webSessionSchema, WEB_SESSIONS);
  return {
    /** The valid sessions of an account. */
    async listOf(uid: string, now: number) {
      const found = await model
        .find({ 'session.uid': uid, expires: { $gt: new Date(now) } }, { session: 1 })
        .sort({ expires: -1 })
        .limit(MOST_SHOWN)
        .lean();
      return found.map(({ session }) => ({
        id: session?.handle ?? '',
        startedAt: session?.startedAt ?? 0,
        agent: session?.agent ?? '',
      }));
    },
    /**
     * Records in a session that its owner has proven their identity. Returns false if the session no longer
     * exists.
     */
    async prove(uid: string, handle: string, provenAt: number) {
      const { matchedCount } = await model.updateOne(
        { 'session.uid': uid, 'session.handle': handle },
        { $set: { 'session.provenAt': provenAt } },
      );
      return matchedCount === 1;
    },
    /** Whether a session still exists. */
    async has(uid: string, handle: string) {
      return (await model.exists({ 'session.uid': uid, 'session.handle': handle })) !== null;
    },
    /**
     * Records that a session is in use, with at most one write per `everyMs`. Bypasses the session store,
     * like `prove`.
     */
    async touch(uid: string, handle: string, now: number, everyMs: number) {
      await model.updateOne(
        {
          'session.uid': uid,
          'session.handle': handle,
          $or: [{ 'session.seenAt': null }, { 'session.seenAt': { $lte: now - everyMs } }],
        },
        { $set: { 'session.seenAt': now } },
      );
    },
    /** Sessions of staff that were idle since a time. */
    async findIdle(since: number, limit: number) {
      const found = await model
        .find({ 'session.seenAt': { $lte: since } }, { session: 1 })
        .sort({ 'session.seenAt': 1 })
        .limit(limit)
        .lean();
      return found.map(({ session }) => ({ uid: session?.uid ?? '', id: session?.handle ?? '' }));
    },
    /** Ends a session that was idle since a time. Returns whether it did. */
    async endIdle({ uid, id }: { uid: string; id: string }, since: number) {
      const { deletedCount } = await model.deleteOne({
        'session.uid': uid,
        'session.handle': id,
        'session.seenAt': { $lte: since },
      });
      return deletedCount === 1;
    },
    /** Ends one session of an account. Returns whether there was one. */
    async endOne(uid: string, handle: string) {
      const { deletedCount } = await model.deleteOne({ 'session.uid': uid, 'session.handle': handle });
      return deletedCount === 1;
    },
    /** Ends every session of an account. */
    async endAllOf(uid: string) {
      await model.deleteMany({ 'session.uid': uid });
    },
  };
}
