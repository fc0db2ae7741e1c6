/**
 * A text message with a code, ending in the line from which phones fill the code in, and only at this site
 * (https://wicg.github.io/sms-one-time-codes/). Phones bind codes to https hosts: without one, the text
 * stays.
 * @param publicUrl the address of the site
 */
export function withOriginBoundCode(text: string, code: string, publicUrl: string): string {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'https:' ? `${text}\n\n@${hostname} #${code}` : text;
}
