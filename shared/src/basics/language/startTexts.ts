import start from '../../../locales/en/start.json' with { type: 'json' };

/**
 * The English texts of an app that starts, or cannot start. They are a module of their own, because the apps
 * load them first and all others only where the texts of a language cannot be loaded.
 */
export const startTexts: Readonly<typeof start> = start;
