/** A description of each field, by its name, or by its path inside the schema: `hold.wallet`. */
export type FieldTexts = Readonly<Record<string, string>>;
