import { SearchInput, type SearchInputProps } from 'react-admin';
import { textKey, useText } from '../texts/useText.js';
import { DayInput } from './DayInput.js';

/** Searches a list of money by a reference, a person, or an amount. */
function MoneySearch(props: SearchInputProps) {
  const t = useText();
  return <SearchInput {...props} placeholder={t('panel_money_search')} sx={{ minWidth: { sm: 310 } }} />;
}

/** The filters of every list of money: a search, and a period in the business's days. */
export const moneyFilters = (time: string) => [
  <MoneySearch key="q" source="q" alwaysOn />,
  <DayInput key="from" source={`${time}_gte`} label={textKey('panel_from_day')} edge="start" alwaysOn />,
  <DayInput key="to" source={`${time}_lte`} label={textKey('panel_to_day')} edge="end" alwaysOn />,
];
