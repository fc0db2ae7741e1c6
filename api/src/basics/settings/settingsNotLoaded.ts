/**
 * The error for settings that cannot be read, or that are invalid as stored. It is not a domain error,
 * because callers could mistake that for an answer to their request. Without the settings, no request can be
 * answered.
 */
export class SettingsNotLoadedError extends Error {
  override readonly name = 'SettingsNotLoadedError';
  constructor(cause: unknown) {
    super('the settings could not be loaded', { cause });
  }
}
