import type { Connection } from 'mongoose';
import { imageRepository } from './image/image.repository.js';
import { uploadRepository } from './image/upload.repository.js';
import { languageRepository } from './language/language.repository.js';
import { settingsRepository } from './settings/settings.repository.js';

/** The repositories of settings, languages, and pictures, on one connection. */
export const basicsRepositories = (connection: Connection) => ({
  settings: settingsRepository(connection),
  languages: languageRepository(connection),
  images: imageRepository(connection),
  uploads: uploadRepository(connection),
});

export type BasicsRepositories = ReturnType<typeof basicsRepositories>;
