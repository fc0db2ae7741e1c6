/** The screen of a rider or driver. */
export const phone = { width: 390, height: 844 };

/** A wide screen. */
export const wide = { width: 1440, height: 900 };

/** The screen of an office user. */
export const desktop = { width: 1280, height: 800 };
