/** The choice of a reason that is not in the list. */
export const OTHER_REASON = '__other';

/**
 * The reason that is sent; '' if there is none yet.
 * @param choice the chosen reason, or `OTHER_REASON`
 * @param typed the user's own words
 * @param fallback used if nothing is chosen
 */
export const chosenReason = (choice: string, typed: string, fallback = ''): string =>
  choice === OTHER_REASON ? typed.trim() : choice || fallback;
