/** The session cookie an answer sets, as a browser sends it back; empty without one. */
export const sessionCookie = (headers: Headers): string =>
  /wayfare\.sid=[^;,]+/.exec(headers.get('set-cookie') ?? '')?.[0] ?? '';
