/**
 * Makes a text read from left to right anywhere, such as an address or a phone number in an Arabic sentence.
 */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;
