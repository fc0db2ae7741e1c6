import { withdrawColumnsFor } from './withdrawColumns.js';

const sources = (bank_fields: boolean) => withdrawColumnsFor({ bank_fields }).map(({ source }) => source);
const always = ['id', 'date', 'name', 'amount', 'processed', 'procesDate'];

it('shows id, dates, name, amount and state, plus the bank columns unless bank_fields is off [2.40]', () => {
  expect(sources(true)).toEqual([...always, 'bankName', 'bankCode', 'bankAccount']);
  expect(sources(false)).toEqual(always);
});
