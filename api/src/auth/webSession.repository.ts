import { type Connection, Schema } from 'mongoose';

/** The collection the session store keeps its sessions in. */
export const WEB_SESSIONS = 'web_sessions';

/** Sessions shown to their owner, the newest. */
const MOST_SHOWN = 100;

/** The store writes these documents; only what is asked of them here is named. */
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
      /** When it was last used, to the minute. Kept only where an idle sign-in ends: of staff. */
      seenAt: Number,
    },
  },
  { versionKey: false, strict: false },
);

// All sessions of one account: to list them, and to end them.
webSessionSchema.index({ 'session.uid': 1 });
// Sessions of staff that nobody has used for a while.
webSessionSchema.index(
  { 'session.seenAt': 1 },
  { partialFilterExpression: { 'session.seenAt': { $exists: true } } },
);

/** Queries on sessions of the web across requests; the session store reads and writes each by its cookie. */
export function webSessionRepository(connection: Connection) {
  const model = connection.model('WebSession', webSessionSchema, WEB_SESSIONS);
  return {
    /** The sessions of an account that are still good. */
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
    /** Notes on a session that its owner has proven who they are. False when it was ended meanwhile. */
    async prove(uid: string, handle: string, provenAt: number) {
      const { matchedCount } = await model.updateOne(
        { 'session.uid': uid, 'session.handle': handle },
        { $set: { 'session.provenAt': provenAt } },
      );
      return matchedCount === 1;
    },
    /** Whether a session has not been ended. */
    async has(uid: string, handle: string) {
      return (await model.exists({ 'session.uid': uid, 'session.handle': handle })) !== null;
    },
    /** Notes that a session is in use; at most one write every `everyMs`. Written past the session store, as `prove`. */
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
    /** Sessions of staff that nobody has used since a time. */
    async findIdle(since: number, limit: number) {
      const found = await model
        .find({ 'session.seenAt': { $lte: since } }, { session: 1 })
        .sort({ 'session.seenAt': 1 })
        .limit(limit)
        .lean();
      return found.map(({ session }) => ({ uid: session?.uid ?? '', id: session?.handle ?? '' }));
    },
    /** Ends a session that nobody has used since a time. Answers whether it did. */
    async endIdle({ uid, id }: { uid: string; id: string }, since: number) {
      const { deletedCount } = await model.deleteOne({
        'session.uid': uid,
        'session.handle': id,
        'session.seenAt': { $lte: since },
      });
      return deletedCount === 1;
    },
    /** Ends one session of an account. Answers whether there was one. */
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
