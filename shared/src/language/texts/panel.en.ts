/** English texts: panel. */
export const panelTexts = {} as const;
