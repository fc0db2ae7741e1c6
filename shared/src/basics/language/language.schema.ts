import { z } from 'zod';
import { idSchema } from '../crud/id.js';

/** The code of a language, such as `ar` or `pt-BR`. */
export const localeSchema = z
  .string()
  .trim()
  .min(2)
  .max(20)
  .regex(/^[A-Za-z0-9-]+$/);

/** Allowed characters in a translation key: nothing that a database reads as an operator. */
const KEY = /^[A-Za-z0-9_.-]+$/;

/** Flat map of translation keys to texts (rule 3.29). */
export const keyValuePairsSchema = z.record(z.string().max(120).regex(KEY), z.string().max(5000));

/** An admin's input for a language. A new one starts with the default language's texts (rule 4.47). */
export const languageInputSchema = z.object({
  langName: z.string().trim().min(1).max(60),
  langLocale: localeSchema,
  dateLocale: localeSchema,
  keyValuePairs: keyValuePairsSchema.optional(),
});
export type LanguageInput = z.infer<typeof languageInputSchema>;

export const languageSchema = languageInputSchema.extend({
  id: idSchema,
  default: z.boolean(),
  createdAt: z.string(),
  keyValuePairs: keyValuePairsSchema.optional(),
});
export type Language = z.infer<typeof languageSchema>;

/** A language that users can choose, as the first response of the API lists it. */
export const offeredLanguageSchema = languageSchema.pick({
  id: true,
  langName: true,
  langLocale: true,
  dateLocale: true,
  default: true,
});
export type OfferedLanguage = z.infer<typeof offeredLanguageSchema>;
