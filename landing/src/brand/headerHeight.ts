/** Height of the site's header in px, so that pages and messages can leave room for it. */
export const HEADER_HEIGHT = 68;
