import { z } from 'zod';
import { localeSchema } from './language.schema.js';

/** In how many languages a record can have its texts. */
const LANGUAGES_AT_MOST = 50;

/**
 * The schema of a record's texts in other languages (rule 4.91), by the code of the language and then by
 * field. `longest` has the fields that can be translated, and how long each text can be.
 */
export const translationsSchema = <Field extends string>(longest: Readonly<Record<Field, number>>) =>
  z
    .record(
      localeSchema,
      z.object(
        Object.fromEntries(
          Object.entries<number>(longest).map(([field, most]) => [
            field,
            z.string().trim().max(most).nullish(),
          ]),
        ) as Record<Field, z.ZodOptional<z.ZodNullable<z.ZodString>>>,
      ),
    )
    .refine((translations) => Object.keys(translations).length <= LANGUAGES_AT_MOST)
    .nullish();
