import { Schema, Types } from 'mongoose';
import { exactAmounts } from './exactAmounts.js';

const Money = Schema.Types.Decimal128;
const exactly = exactAmounts(
  new Schema({
    name: String,
    count: Number,
    fee: Money,
    tip: Money,
    packet: { type: { mode: String, payable: Money, taken: { type: { amount: Money } } } },
    parts: [{ label: String, amount: Money }],
    anything: Schema.Types.Mixed,
  }),
);
const decimal = (text: string) => Types.Decimal128.fromString(text);

it('converts amounts at every depth to exact decimals and leaves the rest unchanged', () => {
  const fields = {
    name: 'A trip',
    count: 3,
    fee: 0.1,
    tip: null,
    packet: { mode: 'cash', payable: 12.35, taken: { amount: '0.3' } },
    parts: [{ label: 'one', amount: 1e21 }, { label: 'none' }],
    anything: { fee: 1 },
  };
  expect(exactly(fields)).toEqual({
    ...fields,
    fee: decimal('0.1'),
    packet: { mode: 'cash', payable: decimal('12.35'), taken: { amount: decimal('0.3') } },
    parts: [{ label: 'one', amount: decimal('1E+21') }, { label: 'none' }],
  });
  expect(fields.fee).toBe(0.1);
});

it('adds no missing fields', () => {
  expect(exactly({ name: 'A trip', packet: { mode: 'card' } })).toEqual({
    name: 'A trip',
    packet: { mode: 'card' },
  });
});
