import { type Alert, isPressing } from '@wayfare/shared';
import { useMemo } from 'react';
import { useGetList } from 'react-admin';

/** The most open alerts that the desk reads. The list of alerts has all of them. */
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
