import type { InputProps } from 'react-admin';
import { TextInput } from 'react-admin';
import { textKey } from '../../frame/texts/useText.js';
import { monthInput, parseMonth } from './months.js';

const month: Partial<InputProps> = { type: 'month', format: monthInput, parse: parseMonth };
const shrunk = { inputLabel: { shrink: true } };

/** Filters reports by first and last month. */
export const periodFilters = [
  <TextInput
    key="from"
    source="month_gte"
    label={textKey('panel_from_month')}
    alwaysOn
    resettable
    slotProps={shrunk}
    {...month}
  />,
  <TextInput
    key="to"
    source="month_lte"
    label={textKey('panel_to_month')}
    alwaysOn
    resettable
    slotProps={shrunk}
    {...month}
  />,
];
