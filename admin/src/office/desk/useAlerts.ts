import { type Alert, isPressing } from '@wayfare/shared';
import { useMemo } from 'react';
import { useGetList } from 'react-admin';

/** More open alerts than this are no longer a desk's work: the list of alerts has them all. */
const AT_MOST = 500;
const NONE: readonly Alert[] = [];

/**
 * The open alerts the user may see, kept live; `pressing` without those that are snoozed now (ms timestamp).
 */
export function useAlerts(now: number): { open: readonly Alert[]; pressing: readonly Alert[] | undefined } {
  const { data } = useGetList<Alert>('alerts', {
    filter: { state: 'open' },
    sort: { field: 'openedAt', order: 'DESC' },
    pagination: { page: 1, perPage: AT_MOST },
  });
  const pressing = useMemo(() => data?.filter((alert) => isPressing(alert, now)), [data, now]);
  return { open: data ?? NONE, pressing };
}
