import { type Connection, Schema } from 'mongoose';
import { writeUnlessTaken } from '../../platform/database/duplicateKey.js';
import { plainAll } from '../../platform/database/plain.js';
import type { LinkPurpose, LinkOwner, ResetRequest } from './storedLink.js';

/** How many links of an account are valid at the same time, so that a link in an older mail still works. */
const LINKS_KEPT = 10;

const emailLinkSchema = new Schema(
  {
    /** Purpose and account. */
    _id: String,
    purpose: { type: String, required: true },
    uid: { type: String, required: true },
    email: { type: String, required: true },
    sentAt: Number,
    /** The links, by the SHA-256 of their secret: the secret itself is only in the mail. */
    links: [{ _id: false, hash: String, expiresAt: Number }],
    expiresAt: Number,
  },
  { versionKey: false },
);
// Finds an opened link.
emailLinkSchema.index({ 'links.hash': 1 });
// Finds links of a deleted account.
emailLinkSchema.index({ uid: 1 });
// Finds expired links.
emailLinkSchema.index({ expiresAt: 1 });

const resetRequestSchema = new Schema(
  {
    _id: String,
    email: String,
    from: { address: String, network: String, devices: [String] },
    locale: String,
    at: Number,
    dueAt: Number,
  },
  { versionKey: false },
);
// Finds requests to answer, oldest first.
resetRequestSchema.index({ dueAt: 1 });

/** Mailed links that prove that a user reads an address, and requests for such mails. */
export function emailLinkRepository(connection: Connection) {
  const links = connection.model('EmailLink', emailLinkSchema, 'email_links');
  const requests = connection.model('ResetRequest', resetRequestSchema, 'reset_requests');
  const good = (purpose: LinkPurpose, hash: string, now: number) => ({
    purpose,
    links: { $elemMatch: { hash, expiresAt: { $gt: now } } },
  });
  const ownerOf = (found: LinkOwner | null): LinkOwner | null =>
    found && { uid: found.uid, email: found.email };

  return {
    /**
     * Adds a link to an account. Adds nothing and returns false if the last one was sent less than `pauseMs`
     * ago.
     */
    async add(link: {
      purpose: LinkPurpose;
      uid: string;
      email: string;
      hash: string;
      now: number;
      expiresAt: number;
      pauseMs: number;
    }) {
      const { purpose, uid, email, hash, now, expiresAt, pauseMs } = link;
      // Links that were mailed to another address prove nothing about this one.
      await links.deleteOne({ _id: `${purpose}:${uid}`, email: { $ne: email } });
      // If it is taken, a link was sent too recently.
      return writeUnlessTaken(() =>
        links.updateOne(
          { _id: `${purpose}:${uid}`, sentAt: { $lte: now - pauseMs } },
          {
            $set: { purpose, uid, email, sentAt: now },
            $max: { expiresAt },
            $push: { links: { $each: [{ hash, expiresAt }], $slice: -LINKS_KEPT } },
          },
          { upsert: true },
        ),
      );
    },
    /** Stores the only valid link of an account that staff hand over. */
    async replaceHanded(link: { uid: string; email: string; hash: string; now: number; expiresAt: number }) {
      const { uid, email, hash, now, expiresAt } = link;
      const fields = { purpose: 'handed', uid, email, sentAt: now, expiresAt, links: [{ hash, expiresAt }] };
      await links.updateOne({ _id: `handed:${uid}` }, { $set: fields }, { upsert: true });
    },
    /** The owner of a link; null if it is unknown or expired. */
    async find(purpose: LinkPurpose, hash: string, now: number) {
      return ownerOf(await links.findOne(good(purpose, hash, now)).lean());
    },
    /** Uses up a link and all others of the same purpose. Null if it is unknown, used or expired. */
    async take(purpose: LinkPurpose, hash: string, now: number) {
      return ownerOf(await links.findOneAndDelete(good(purpose, hash, now)).lean());
    },
    async removeOf(uid: string) {
      await links.deleteMany({ uid });
    },
    async sweep(now: number) {
      await links.deleteMany({ expiresAt: { $lt: now } });
    },

    /** Stores a request for a new password, whether or not the account exists. */
    async addResetRequest({ id, email, from, locale }: Omit<ResetRequest, 'at'>, now: number) {
      const fields = { email, from, locale, at: now, dueAt: now };
      await requests.updateOne({ _id: id }, { $set: fields }, { upsert: true });
    },
    /**
     * Takes requests that are due. They are reserved for the caller until `until`; then another process may
     * take them.
     */
    async takeResetRequests(now: number, until: number, limit: number) {
      const due = await requests
        .find({ dueAt: { $lte: now } })
        .sort({ dueAt: 1 })
        .limit(limit)
        .lean();
      await requests.updateMany({ _id: { $in: due.map(({ _id }) => _id) } }, { $set: { dueAt: until } });
      return plainAll<ResetRequest>(due);
    },
    /** Removes an answered request, unless it was repeated in the meantime. */
    async finishResetRequest({ id, at }: ResetRequest) {
      await requests.deleteOne({ _id: id, at });
    },
  };
}
