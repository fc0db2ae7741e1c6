import { chatMessageInputSchema, chatMessageSchema } from './chatMessage.schema.js';

describe('chat messages', () => {
  it('have a text, a sender with a role, and a time [3.21]', () => {
    const message = {
      id: 'm1',
      message: 'Here',
      from: 'r1',
      type: 'msg',
      msgDate: '2024-05-01',
      msgTime: '12:00',
      source: 'rider',
      at: 1_700_000_000_000,
    };
    expect(chatMessageSchema.parse(message)).toEqual(message);
    for (const wrong of [
      { type: 'image' },
      { source: 'guest' },
      { from: undefined },
      { msgDate: undefined },
    ]) {
      expect(chatMessageSchema.safeParse({ ...message, ...wrong }).success).toBe(false);
    }
  });

  it('are not empty, not endless, and say nothing about their sender when sent', () => {
    expect(chatMessageInputSchema.parse({ message: ' Hi ', from: 'other', source: 'admin' })).toEqual({
      message: 'Hi',
    });
    for (const message of ['', '   ', 'x'.repeat(2001), 5, null, { $ne: '' }]) {
      expect(chatMessageInputSchema.safeParse({ message }).success).toBe(false);
    }
  });
});
