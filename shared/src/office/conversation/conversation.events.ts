/** Socket events about conversations with the desk. */
export interface ConversationEvents {
  /** The user's conversation with the desk changed: something was written or read. */
  'conversation:changed': () => void;
}
