/** The product's texts in Spanish; a key that is missing here is shown in English. */
export const spanishTexts: Record<string, string> = {};
