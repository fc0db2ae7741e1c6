import { dayOf, type StatementQuery, type User } from '@wayfare/shared';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { useSearchParams } from 'react-router';
import { useSession } from '../../frame/session/session.js';

/**
 * The driver and the period of the statement, this month at first, kept in the page's address, and the
 * functions that change them.
 */
export function useStatementQuery() {
  const { timeZone } = useSession().settings;
  const [search, setSearch] = useSearchParams();
  const [today] = useState(() => dayOf(Date.now(), timeZone));
  const id = search.get('driver');
  const { data } = useGetOne<User>('drivers', { id: id ?? '' }, { enabled: id !== null });
  const period: StatementQuery = {
    from: Number(search.get('from') ?? Math.floor(today / 100) * 100 + 1),
    until: Number(search.get('until') ?? today),
  };
  const change = (driver: string | null, { from, until }: StatementQuery) =>
    setSearch(
      { ...(driver !== null && { driver }), from: String(from), until: String(until) },
      { replace: true },
    );
  return {
    driver: (id !== null && data) || null,
    period,
    chooseDriver: (user: User | null) => change(user?.id ?? null, period),
    choosePeriod: (chosen: Partial<StatementQuery>) => change(id, { ...period, ...chosen }),
  };
}
