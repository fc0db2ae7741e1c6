/** The live chat of a trip. */
export * from './MessageLog.js';
export * from './MessageText.js';
export * from './useChatMessages.js';
