import type { BasicsServices } from '../services.js';
import {
  invalid,
  type Language,
  type LanguageInput,
  languageInputSchema,
  languageSchema,
} from '@wayfare/shared';
import { presentAs } from '../../platform/crud/onlyFields.js';
import { listInMemory } from '../../platform/crud/listInMemory.js';
import { noUses } from '../../platform/crud/noUses.js';
import type { ResourceDefinition } from '../../platform/crud/resource.js';
import { noProof } from '../../platform/operation/noProof.js';

export const presentLanguages = presentAs(languageSchema);

const withoutTexts = ({ keyValuePairs: _texts, ...language }: Language): Language => language;

/** The languages people can choose (rules 2.43 to 2.45, 3.29). Lists leave the texts out. */
export const languageResource: ResourceDefinition<Language, LanguageInput, BasicsServices> = {
  name: 'languages',
  listImportance: 'usual',
  record: languageSchema,
  input: languageInputSchema,
  filters: { langLocale: 'text' },
  sorts: ['createdAt', 'ASC', 'langName', 'langLocale'],
  reads: ({ db }) => ({
    list: async (query) => {
      const { rows, total } = listInMemory(await db.languages.all(), query);
      return { rows: rows.map(withoutTexts), total };
    },
    findMany: async (ids) =>
      (await db.languages.all()).filter((language) => ids.includes(language.id)).map(withoutTexts),
    findById: (id) => db.languages.findById(id),
  }),
  present: presentLanguages,
  /** A new language is not the default and starts with the default language's texts (rule 4.47). */
  async create(_actor, input, id, { db, clock }) {
    const texts = input.keyValuePairs ?? (await db.languages.findDefault())?.keyValuePairs ?? {};
    const createdAt = new Date(clock.now()).toISOString();
    const language = { ...input, id, keyValuePairs: texts, default: false, createdAt };
    await db.languages.insert(language);
    return language;
  },
  async update(_actor, before, changes, seen, { db }) {
    const updated = await db.languages.update(before.id, changes, seen);
    return updated ? { ...updated, default: before.default } : before;
  },
  /** The default language cannot be deleted (rule 5.46). */
  async remove(_actor, language, { db }) {
    if (language.default) throw invalid('default_language_delete');
    await db.languages.remove(language.id);
  },
  uses: noUses.fallsBack,
  stepUp: { create: true, update: true, remove: true, export: noProof.reads },
};
