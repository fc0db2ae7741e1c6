import { type ChatMessage, zonedClock } from '@wayfare/shared';
import { byDay, notArrived } from './outgoing.js';

const message = (sequence: number, changes: Partial<ChatMessage> = {}): ChatMessage => ({
  id: `m${sequence}`,
  sequence,
  message: `text ${sequence}`,
  from: 'other',
  type: 'msg',
  msgDate: '2026-03-02',
  msgTime: '10:00',
  source: 'driver',
  at: 0,
  ...changes,
});
const sequences = (messages: readonly { sequence: number }[]) => messages.map(({ sequence }) => sequence);

describe('byDay', () => {
  it('groups messages by the day they were written, and a new day starts at midnight', () => {
    const at = (day: number, hour: number) => zonedClock(20260300 + day, hour * 60, 'Asia/Kolkata');
    const days = byDay(
      [message(1, { at: at(1, 23) }), message(2, { at: at(2, 0) }), message(3, { at: at(2, 12) })],
      'Asia/Kolkata',
    );
    expect(days.map(({ messages }) => sequences(messages))).toEqual([[1], [2, 3]]);
  });
});

describe('pending messages', () => {
  const outgoing = (key: string, text: string, after = 0) => ({ key, text, after, error: null });
  const keys = (messages: readonly { key: string }[]) => messages.map(({ key }) => key);
  const mine = (sequence: number, text: string) => message(sequence, { from: 'me', message: text });

  it('are removed once they are in the chat', () => {
    const left = notArrived([outgoing('a', 'Hi'), outgoing('b', 'Here')], [mine(1, 'Hi')], 'me');
    expect(keys(left)).toEqual(['b']);
  });

  it('are not confused with other users’ messages or earlier ones with the same text', () => {
    const chat = [mine(1, 'Ok'), message(2, { message: 'Ok' })];
    expect(keys(notArrived([outgoing('a', 'Ok', 1)], chat, 'me'))).toEqual(['a']);
  });

  it('are counted individually if they have the same text', () => {
    const twice = [outgoing('a', 'Ok'), outgoing('b', 'Ok')];
    expect(keys(notArrived(twice, [mine(1, 'Ok')], 'me'))).toEqual(['b']);
    expect(notArrived(twice, [mine(1, 'Ok'), mine(2, 'Ok')], 'me')).toEqual([]);
  });
});
