/** The connection for a call. `to` and `from` are numbers with their country code. */
export interface RelayedCall {
  to: string;
  /** The number the other party sees: the relay number. */
  from: string;
}

const escapeXml = (text: string) =>
  text.replace(/[<>&"']/g, (character) => `&#${character.codePointAt(0) as number};`);

const document = (content: string) => `<?xml version="1.0" encoding="UTF-8"?><Response>${content}</Response>`;

/** Instructs Twilio to connect the caller; the other party sees the relay number. */
export const connecting = ({ to, from }: RelayedCall): string =>
  document(`<Dial callerId="${escapeXml(from)}"><Number>${escapeXml(to)}</Number></Dial>`);

/** Instructs Twilio to read out a sentence in a language (its BCP 47 tag) and to hang up. */
export const refusing = ({ text, locale }: { text: string; locale: string }): string =>
  document(`<Say language="${escapeXml(locale)}">${escapeXml(text)}</Say><Hangup/>`);
