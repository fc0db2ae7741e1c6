/** The live chat of a trip, and conversations with the office. */
export * from './inOrder.js';
export * from './MessageLog.js';
export * from './MessageText.js';
export * from './useChatMessages.js';
export * from './useConversationMessages.js';
export * from './useMessagePages.js';
