import type { ChatMessage } from '@wayfare/shared';
import { inOrder } from './inOrder.js';

const message = (sequence: number): ChatMessage => ({
  id: `m${sequence}`,
  sequence,
  message: `text ${sequence}`,
  from: 'other',
  type: 'msg',
  msgDate: '2026-03-02',
  msgTime: '10:00',
  source: 'driver',
  at: 0,
});

describe('inOrder', () => {
  it('returns each message once and in order, whatever its source', () => {
    const messages = inOrder([message(3), message(4)], [message(1)], [message(4), message(5)]);
    expect(messages.map(({ sequence }) => sequence)).toEqual([1, 3, 4, 5]);
  });
});
