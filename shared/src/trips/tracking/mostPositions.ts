/**
 * How many positions one request may report: those of about ten minutes. Browsers need it without the schema.
 */
export const MAX_POSITIONS = 200;
