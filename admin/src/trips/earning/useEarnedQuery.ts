import { dayAfter, dayOf, type EarnedQuery, type EarningGroup, earningGroups } from '@wayfare/shared';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '../../frame/session/session.js';

/** How many days the report shows at first, today included. */
const FIRST_DAYS = 30;

/** The period and division of the report, kept in the page's address, and the function that changes them. */
export function useEarnedQuery(): { query: EarnedQuery; choose: (chosen: Partial<EarnedQuery>) => void } {
  const { timeZone } = useSession().settings;
  const [search, setSearch] = useSearchParams();
  const [today] = useState(() => dayOf(Date.now(), timeZone));
  const numberOf = (name: string, otherwise: number) => Number(search.get(name) ?? otherwise);
  const by = earningGroups.find((group) => group === search.get('by')) ?? ('day' satisfies EarningGroup);
  const query = {
    from: numberOf('from', dayAfter(today, 1 - FIRST_DAYS)),
    until: numberOf('until', today),
    by,
  };
  return {
    query,
    choose: (chosen) =>
      setSearch(
        Object.fromEntries(Object.entries({ ...query, ...chosen }).map(([name, of]) => [name, String(of)])),
        { replace: true },
      ),
  };
}
