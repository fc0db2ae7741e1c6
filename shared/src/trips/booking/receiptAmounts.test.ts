import { receiptAmounts } from './receiptAmounts.js';

const paid = { trip_cost: 20.1, discount_amount: 2, customer_paid: 18.1 };

it('adds up exactly, with the tip on top', () => {
  expect(receiptAmounts({ ...paid, tip: 0.2 })).toEqual({
    fare: 20.1,
    extras: [],
    riderExtra: 0,
    discount: 2,
    paid: 18.1,
    tip: 0.2,
    total: 18.3,
  });
});

it('lists the parcel type and the option that cost extra, apart from the fare', () => {
  const parcelTypeSelected = { description: 'Box', amount: 1.3 };
  const optionSelected = { description: 'Free gift wrap', amount: 0 };
  expect(receiptAmounts({ ...paid, parcelTypeSelected, optionSelected })).toMatchObject({
    fare: 18.8,
    extras: [{ description: 'Box', amount: 1.3 }],
    tip: 0,
    total: 18.1,
  });
});

it('lists no extras that a lowered price does not cover', () => {
  const optionSelected = { description: 'Piano', amount: 90 };
  expect(receiptAmounts({ ...paid, optionSelected })).toMatchObject({ fare: 20.1, extras: [] });
});
