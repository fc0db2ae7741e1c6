import { englishTexts } from '../../basics/language/texts.js';
import { type FindingFault, finding, findingFaults, findingText, peopleOf } from './ledgerFinding.js';

const faults = Object.keys(findingFaults) as FindingFault[];
const writer = {
  text: (key: keyof typeof englishTexts, values: Record<string, string> = {}) =>
    englishTexts[key].replace(/%\{(\w+)\}/g, (_, name: string) => `<${values[name]}>`),
  amount: (amount: string) => `amount ${amount}`,
  count: (count: number) => `count ${count}`,
  name: (name: string) => `name ${name}`,
};

it.each(faults)('describes the whole discrepancy: %s', (fault) => {
  const names = Object.keys(findingFaults[fault]);
  const inText = [...englishTexts[`panel_ledger_is_${fault}`].matchAll(/%\{(\w+)\}/g)].map(
    ([, name]) => name,
  );
  expect(new Set(inText)).toEqual(new Set(names));
});

it('formats amounts, counts, entries, people and places for the reader', () => {
  const missing = finding('entry', 'booking:1:share', 'missing', { type: 'Debit', amount: 2.5, owner: 'u' });
  expect(findingText(missing, writer)).toBe(
    'This entry is missing. Expected: <Debit>, <amount 2.5>, <name u>.',
  );
  expect(peopleOf(missing)).toEqual([['owner', 'u']]);
  const uses = finding('promo', 'p', 'uses', { counted: 7, uses: 1 });
  expect(findingText(uses, writer)).toBe('Uses counted: <count 7>. Bookings that use it: <count 1>.');
  const settled = finding('payment', 'o', 'settled_as', { as: 'wallet', trip: 't', noted: 'none' });
  expect(findingText(settled, writer)).toContain('<in a wallet>. Trip <name t> says: <not recorded>.');
});
