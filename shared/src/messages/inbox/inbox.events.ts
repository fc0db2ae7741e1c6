/** Socket events about a user's own notifications. */
export interface InboxEvents {
  /** The user's own notifications changed: new ones arrived, or some were read. */
  'inbox:changed': () => void;
}
