import type { Language } from '@wayfare/shared';
import type { Connection } from 'mongoose';
import { collectionWrites } from '../../platform/crud/collectionWrites.js';
import { plainAll } from '../../platform/database/plain.js';
import { cachedFor } from '../../platform/cachedFor.js';
import { defaultLanguageModel, languageModel } from './language.model.js';

const FRESH_MS = 5_000;

/**
 * All queries on languages. They are kept in memory for some seconds, because there are a few dozen at most.
 */
export function languageRepository(connection: Connection) {
  const model = languageModel(connection);
  const writes = collectionWrites<Language>(model);
  const defaults = defaultLanguageModel(connection);
  const stored = cachedFor(FRESH_MS, async () => {
    const [rows, chosen] = await Promise.all([
      model.find().sort({ createdAt: 1, _id: 1 }).limit(500).lean(),
      defaults.findOne({ _id: 'default' }).lean(),
    ]);
    return plainAll<Language>(rows).map((language) => ({
      ...language,
      default: language.id === chosen?.language,
    }));
  });

  return {
    /**
     * Every language with its texts, oldest first. `default` is true on exactly one, once one was chosen
     * (rule 4.46).
     */
    all: () => stored.get(),
    /** Every language as last read, without the database; none before the first read. */
    remembered: (): readonly Language[] => stored.last() ?? [],
    async findById(id: string) {
      return (await stored.get()).find((language) => language.id === id) ?? null;
    },
    async findByLocale(langLocale: string) {
      return (await stored.get()).find((language) => language.langLocale === langLocale) ?? null;
    },
    async findDefault() {
      return (await stored.get()).find((language) => language.default) ?? null;
    },
    async insert({ id, default: _default, ...fields }: Language) {
      await model.create({ ...fields, _id: id });
      stored.forget();
    },
    /** @throws changed_meanwhile (409) when a field has another value than the one its author has `seen` */
    async update(id: string, changes: Partial<Language>, seen?: Partial<Language>) {
      try {
        return await writes.update(id, changes, seen);
      } finally {
        stored.forget();
      }
    },
    async remove(id: string) {
      await model.deleteOne({ _id: id });
      stored.forget();
    },
    /** Makes one language the default and all others not, in one write. */
    async makeDefault(id: string) {
      await defaults.updateOne({ _id: 'default' }, { $set: { language: id } }, { upsert: true });
      stored.forget();
    },
  };
}
