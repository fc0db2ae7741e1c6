import { bookingStatuses } from '../booking/booking.status.js';
import {
  chatMessageInputSchema,
  chatMessageSchema,
  chatPageSchema,
  isChatOpen,
} from './chatMessage.schema.js';

describe('chat messages', () => {
  it('have a text, a sender with a role, and a time [3.21]', () => {
    const message = {
      id: 'm1',
      sequence: 1,
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
      { sequence: 0 },
    ]) {
      expect(chatMessageSchema.safeParse({ ...message, ...wrong }).success).toBe(false);
    }
  });

  it('are neither empty nor unlimited in length, and carry no sender data when sent', () => {
    expect(chatMessageInputSchema.parse({ message: ' Hi ', from: 'other', source: 'admin' })).toEqual({
      message: 'Hi',
    });
    for (const message of ['', '   ', '\r\n', 'x'.repeat(2001), 5, null, { $ne: '' }]) {
      expect(chatMessageInputSchema.safeParse({ message }).success).toBe(false);
    }
  });

  it('are plain text: line breaks, but no other control characters', () => {
    expect(chatMessageInputSchema.parse({ message: 'At the gate\r\n\tby the tree 🌳' })).toEqual({
      message: 'At the gate\n by the tree 🌳',
    });
    for (const message of ['a\u0000b', 'a\u001b[31mb', 'a\u009fb'])
      expect(chatMessageInputSchema.safeParse({ message }).success).toBe(false);
  });

  it('are requested in pages of limited size', () => {
    expect(chatPageSchema.parse({})).toEqual({ limit: 50 });
    expect(chatPageSchema.parse({ limit: '100', before: '7' })).toEqual({ limit: 100, before: 7 });
    for (const wrong of [
      { limit: '101' },
      { limit: '0' },
      { before: 'x' },
      { after: '-1' },
      { after: 'NaN' },
    ])
      expect(chatPageSchema.safeParse(wrong).success).toBe(false);
  });
});

describe('isChatOpen', () => {
  const end = 1_000_000;
  const soon = { now: end + 59 * 60_000, contactMinutes: 60 };

  it('is true while a driver has a trip that is not closed', () => {
    const open = bookingStatuses.filter((status) => isChatOpen({ status, driver: 'd' }, soon));
    expect(open).toEqual(bookingStatuses.filter((status) => status !== 'COMPLETE' && status !== 'CANCELLED'));
    expect(bookingStatuses.some((status) => isChatOpen({ status, driver: null }, soon))).toBe(false);
  });

  it('becomes false when contact between driver and rider ends after the trip', () => {
    const paid = { status: 'PAID', driver: 'd', trip_end_time: end } as const;
    expect(isChatOpen(paid, soon)).toBe(true);
    expect(isChatOpen(paid, { ...soon, now: end + 60 * 60_000 })).toBe(false);
  });
});
