import { MAX_VIEWS, type SavedView, type ViewedList } from '@wayfare/shared';
import { type Connection, Schema } from 'mongoose';
import { collectionLists } from '../../platform/crud/collectionLists.js';
import { collectionWrites } from '../../platform/crud/collectionWrites.js';
import { plainAll } from '../../platform/database/plain.js';

const savedViewDocument = new Schema(
  {
    _id: String,
    name: { type: String, required: true },
    list: { type: String, required: true },
    filter: { type: Schema.Types.Mixed, default: {} },
    sort: { type: Schema.Types.Mixed, required: true },
    shared: { type: Boolean, required: true },
    author: { type: String, required: true },
    createdAt: { type: Number, required: true },
  },
  { versionKey: false, minimize: false },
);
// An author's own views, to show and to bound them.
savedViewDocument.index({ author: 1, name: 1 });
// The team's views, likewise.
savedViewDocument.index({ shared: 1, name: 1 });

/** Every query on saved views. */
export function savedViewRepository(connection: Connection) {
  const model = connection.model('SavedView', savedViewDocument, 'saved_views');
  return {
    ...collectionLists<SavedView>(model, {}),
    ...collectionWrites<SavedView>(model),
    /** The views of a list that an author made or that the team shares. */
    async ofList(list: ViewedList, author: string): Promise<SavedView[]> {
      const filter = { list, $or: [{ author }, { shared: true }] };
      return plainAll<SavedView>(
        await model
          .find(filter)
          .limit(MAX_VIEWS.own + MAX_VIEWS.shared)
          .lean(),
      );
    },
    countOwn: (author: string) => model.countDocuments({ author }, { limit: MAX_VIEWS.own + 1 }),
    countShared: () => model.countDocuments({ shared: true }, { limit: MAX_VIEWS.shared + 1 }),
    /** Removes a deleted admin's private views. Views shared with the team stay. */
    async forgetAuthor(author: string) {
      await model.deleteMany({ author, shared: false });
    },
  };
}
