/** A text that reads from left to right wherever it stands, such as an address or a phone number in an Arabic sentence. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;
