/** English texts: booking. */
export const bookingTexts = {} as const;
