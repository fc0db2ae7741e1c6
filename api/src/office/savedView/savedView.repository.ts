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

/** The filters of lists by one person. */
const personFilters = ['customer', 'driver', 'fleetadmin', 'uid', 'by', 'payer', 'owner', 'actor', 'record'];
/** The views that filter by a person. */
const about = (uid: string) => ({ $or: personFilters.map((field) => ({ [`filter.${field}`]: uid })) });

/** The filters by a record that is not deleted before another takes its place. */
type ReplacedFilter = 'carType' | 'fleetadmin';

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
    /** How many views find only records of this person. */
    countAbout: (uid: string) => model.countDocuments(about(uid)),
    /**
     * Removes a deleted person's private views, and all views that find only records of this person. Others
     * that they shared with the team stay.
     */
    async forgetPerson(uid: string) {
      await model.deleteMany({ $or: [{ author: uid, shared: false }, about(uid)] });
    },
    /** How many views filter by this value of a field. */
    countFiltering: (field: ReplacedFilter, value: string) =>
      model.countDocuments({ [`filter.${field}`]: value }),
    /**
     * Lets views that filter by a value of a field, alone or in a list, filter by another. Safe to repeat.
     */
    async replaceFilter(field: ReplacedFilter, from: string, to: string) {
      const path = `filter.${field}`;
      const isList = { [`${path}.0`]: { $exists: true } };
      await model.updateMany({ [path]: from, $nor: [isList] }, { $set: { [path]: to } });
      await model.updateMany(
        { [path]: from, ...isList },
        { $set: { [`${path}.$[one]`]: to } },
        { arrayFilters: [{ one: from }] },
      );
    },
  };
}
