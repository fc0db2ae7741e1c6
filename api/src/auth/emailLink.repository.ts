import { type Connection, Schema } from 'mongoose';
import { isDuplicateKey } from '../database/duplicateKey.js';
import { plainAll } from '../database/plain.js';
import type { CallOrigin } from './guessing/device.js';

/** What a link in a mail is for. */
export type LinkPurpose = 'verify' | 'reset';

/** Whose link it is: the account, and the address it was mailed to. */
export interface LinkOwner {
  uid: string;
  email: string;
}

/** A request for a new password; one for each address that was typed and each place it was asked from. */
export interface ResetRequest {
  id: string;
  /** The email address, in the form accounts have it. */
  email: string;
  /** Where it was asked from. */
  from: CallOrigin;
  locale: string;
  at: number;
}

/** How many links of an account are good at a time: whoever clicks an older mail is not turned away. */
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
// A link that is opened.
emailLinkSchema.index({ 'links.hash': 1 });
// What a deleted account leaves.
emailLinkSchema.index({ uid: 1 });
// What is old enough to be forgotten.
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
// Requests to answer, oldest first.
resetRequestSchema.index({ dueAt: 1 });

/** Links in mails that prove who reads an address, and requests for such mails. */
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
    /** Adds a link of an account. False, and nothing is added, when the last one was sent less than `pauseMs` ago. */
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
      // Links that were mailed to another address prove nothing of this one.
      await links.deleteOne({ _id: `${purpose}:${uid}`, email: { $ne: email } });
      try {
        await links.updateOne(
          { _id: `${purpose}:${uid}`, sentAt: { $lte: now - pauseMs } },
          {
            $set: { purpose, uid, email, sentAt: now },
            $max: { expiresAt },
            $push: { links: { $each: [{ hash, expiresAt }], $slice: -LINKS_KEPT } },
          },
          { upsert: true },
        );
        return true;
      } catch (error) {
        // There is one, and it was sent just now.
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    /** Whose link it is; null when it is unknown or too old. */
    async find(purpose: LinkPurpose, hash: string, now: number) {
      return ownerOf(await links.findOne(good(purpose, hash, now)).lean());
    },
    /** Uses a link up, and with it every other one of the same purpose. Null when it is unknown, used or too old. */
    async take(purpose: LinkPurpose, hash: string, now: number) {
      return ownerOf(await links.findOneAndDelete(good(purpose, hash, now)).lean());
    },
    async removeOf(uid: string) {
      await links.deleteMany({ uid });
    },
    async sweep(now: number) {
      await links.deleteMany({ expiresAt: { $lt: now } });
    },

    /** Notes that somebody asked for a new password, whether or not there is such an account. */
    async addResetRequest({ id, email, from, locale }: Omit<ResetRequest, 'at'>, now: number) {
      const fields = { email, from, locale, at: now, dueAt: now };
      await requests.updateOne({ _id: id }, { $set: fields }, { upsert: true });
    },
    /** Requests that are due. Whoever takes them has until `until`; then somebody else may. */
    async takeResetRequests(now: number, until: number, limit: number) {
      const due = await requests
        .find({ dueAt: { $lte: now } })
        .sort({ dueAt: 1 })
        .limit(limit)
        .lean();
      await requests.updateMany({ _id: { $in: due.map(({ _id }) => _id) } }, { $set: { dueAt: until } });
      return plainAll<ResetRequest>(due);
    },
    /** A request was answered; one that was made again meanwhile stays. */
    async finishResetRequest({ id, at }: ResetRequest) {
      await requests.deleteOne({ _id: id, at });
    },
  };
}
