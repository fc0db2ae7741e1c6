import {
  type DecisionMessage,
  type DecisionRequest,
  MOST_DECISION_MESSAGES,
  MOST_OPEN_DECISION_REQUESTS,
} from '@wayfare/shared';
import { type Connection, Schema } from 'mongoose';
import { collectionLists } from '../../platform/crud/collectionLists.js';
import { collectionWrites } from '../../platform/crud/collectionWrites.js';
import { plain, plainAll } from '../../platform/database/plain.js';

/** A message of a request, as stored. `by` is the account that wrote it. */
export interface StoredDecisionMessage extends Pick<DecisionMessage, 'text' | 'at' | 'isFromStaff'> {
  id: string;
  by: string;
}

/** A request about an automatic decision, as stored. */
export interface StoredDecisionRequest extends Omit<DecisionRequest, 'driver_name' | 'messages' | 'booking'> {
  booking: string | null;
  messages: StoredDecisionMessage[];
  /** When the driver is notified of the last answer, unless that was done; ms timestamp. */
  noticeDue?: number | null;
}

const decisionRequestDocument = new Schema(
  {
    _id: String,
    driver: { type: String, required: true },
    about: { type: String, required: true },
    reason: String,
    passedAt: Number,
    booking: String,
    createdAt: { type: Number, required: true },
    dueAt: { type: Number, required: true },
    isOpen: { type: Boolean, required: true },
    answeredAt: Number,
    messages: [{ _id: false, id: String, text: String, at: Number, isFromStaff: Boolean, by: String }],
    noticeDue: Number,
  },
  { versionKey: false },
);
// The lists, open ones first, by when an answer is due: of staff, and of a driver.
decisionRequestDocument.index({ isOpen: -1, dueAt: 1, _id: 1 });
decisionRequestDocument.index({ dueAt: 1, _id: 1 });
decisionRequestDocument.index({ driver: 1, isOpen: -1, dueAt: 1, _id: 1 });
// Finds answers whose drivers a crashed process did not notify.
decisionRequestDocument.index(
  { noticeDue: 1 },
  { partialFilterExpression: { noticeDue: { $type: 'number' } } },
);

/** Every query on requests about automatic decisions. */
export function decisionRequestRepository(connection: Connection) {
  const model = connection.model('DecisionRequest', decisionRequestDocument, 'decisionrequests');
  const { findById, insert } = collectionWrites<StoredDecisionRequest>(model);
  const hasRoom = { [`messages.${MOST_DECISION_MESSAGES - 1}`]: { $exists: false } };
  const add = async (filter: object, message: StoredDecisionMessage, set: object) => {
    const changed = await model
      .findOneAndUpdate(
        { ...filter, 'messages.id': { $ne: message.id }, ...hasRoom },
        { $push: { messages: message }, $set: set },
        { returnDocument: 'after' },
      )
      .lean();
    return changed ? plain<StoredDecisionRequest>(changed) : null;
  };
  return {
    ...collectionLists<StoredDecisionRequest>(model, {}, { ties: { isOpen: 'dueAt' } }),
    findById,
    insert,

    /** Whether a driver has as many open requests as they may have. */
    isFull: async (driver: string): Promise<boolean> =>
      (await model.countDocuments({ driver, isOpen: true }, { limit: MOST_OPEN_DECISION_REQUESTS })) >=
      MOST_OPEN_DECISION_REQUESTS,

    /** How many requests wait for an answer, at most `limit`. */
    countOpen: (limit: number): Promise<number> => model.countDocuments({ isOpen: true }, { limit }),

    /**
     * Adds an answer to a request as it was read, once for each message id. Null if it is there already, if
     * the request is full, or if there is no such request any more.
     */
    answer: (
      { id, messages }: Pick<StoredDecisionRequest, 'id' | 'messages'>,
      message: StoredDecisionMessage,
      noticeDue: number,
    ) =>
      add({ _id: id, messages: { $size: messages.length } }, message, {
        isOpen: false,
        answeredAt: message.at,
        noticeDue,
      }),

    /** Adds a message of the driver, once. An answered request is open again until `dueAt`. Null as above. */
    async askAgain(id: string, message: StoredDecisionMessage, dueAt: number) {
      return (
        (await add({ _id: id, isOpen: true }, message, {})) ??
        (await add({ _id: id, isOpen: false }, message, { isOpen: true, dueAt }))
      );
    },

    /** Requests with an answer of which the driver was not notified by now, a ms timestamp. */
    async findUnnotified(now: number, limit: number): Promise<StoredDecisionRequest[]> {
      return plainAll<StoredDecisionRequest>(
        await model
          .find({ noticeDue: { $lte: now } })
          .limit(limit)
          .lean(),
      );
    },

    /** Records that the driver was notified of the answer that was due then. */
    async markNotified(id: string, noticeDue: number): Promise<void> {
      await model.updateOne({ _id: id, noticeDue }, { $unset: { noticeDue: 1 } });
    },

    /** A part of a driver's requests, for the export of their data. */
    async ofDriver(
      driver: string,
      { skip, limit }: { skip: number; limit: number },
    ): Promise<StoredDecisionRequest[]> {
      return plainAll<StoredDecisionRequest>(
        await model.find({ driver }).sort({ isOpen: -1, dueAt: 1, _id: 1 }).skip(skip).limit(limit).lean(),
      );
    },

    async removeOf(driver: string): Promise<void> {
      await model.deleteMany({ driver });
    },
  };
}
