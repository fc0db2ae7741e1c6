/** The product's texts in Arabic; a key that is missing here is shown in English. */
export const arabicTexts: Record<string, string> = {};
