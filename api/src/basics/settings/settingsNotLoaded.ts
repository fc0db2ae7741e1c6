/**
 * The settings cannot be read, or are not valid as stored. Not a refusal that callers could take for an
 * answer about their request: nothing is known about it without the settings.
 */
export class SettingsNotLoadedError extends Error {
  override readonly name = 'SettingsNotLoadedError';
  constructor(cause: unknown) {
    super('the settings could not be loaded', { cause });
  }
}
