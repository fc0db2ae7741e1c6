/**
 * In this header, a page names the user it acts for. A browser's tabs share one session: without the header,
 * a page of one user would act for another who has signed in since in another tab.
 */
export const USER_HEADER = 'Wayfare-User';

/** The header's value of a page that shows no user. */
export const NO_USER = 'none';

/** How a request relates to the signed-in user: it may act for them, act for nobody, or not act at all. */
type Intent = 'caller' | 'nobody' | 'someone-else';

/**
 * Whom a request is for. One without the header, such as a mobile app's, is for whoever its credentials name.
 * @param header the value of `USER_HEADER`
 * @param caller the id of the user whom the request's credentials name; undefined if they name none
 */
export function intentOf(header: string | undefined, caller: string | undefined): Intent {
  if (caller === undefined) return 'nobody';
  if (header === undefined || header === caller) return 'caller';
  return header === NO_USER ? 'nobody' : 'someone-else';
}
