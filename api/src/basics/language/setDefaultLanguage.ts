import { type Language, notFound } from '@wayfare/shared';
import type { BasicsServices } from '../services.js';

/** Makes a language the default one. @throws not_found (404) */
export async function setDefaultLanguage(id: string, { db, realtime }: BasicsServices): Promise<Language> {
  const language = await db.languages.findById(id);
  if (!language) throw notFound();
  await db.languages.makeDefault(id);
  realtime.resourceChanged('languages', [id]);
  return { ...language, default: true };
}
