/** The screen a rider or a driver holds. */
export const phone = { width: 390, height: 844 };

/** The screen of somebody in the office. */
export const desktop = { width: 1280, height: 800 };
