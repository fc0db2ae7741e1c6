/** English texts: account. */
export const accountTexts = {} as const;
