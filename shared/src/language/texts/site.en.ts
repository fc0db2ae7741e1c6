/** English texts: site. */
export const siteTexts = {} as const;
