/** The session cookie a response sets, in the form a browser sends it back; empty if it sets none. */
export const sessionCookie = (headers: Headers): string =>
  /wayfare\.sid=[^;,]+/.exec(headers.get('set-cookie') ?? '')?.[0] ?? '';
