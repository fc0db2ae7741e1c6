/** The product's texts in French; a key that is missing here is shown in English. */
export const frenchTexts: Record<string, string> = {};
