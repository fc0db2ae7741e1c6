import { useQuery } from '@tanstack/react-query';
import type { Usertype } from '@wayfare/shared';
import { useAfterPause } from '@wayfare/web/form';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useSearchParams } from 'react-router';
import type { PanelDataProvider } from '../../frame/providers/dataProvider.js';

/** A pause of this many ms in typing triggers a request. */
const PAUSE_MS = 300;
/** The fewest digits that are looked up. */
const FEWEST = 4;

/** The number in the page's address. A plus that a telephone system left as it is arrives as a space. */
const calledFrom = (address: URLSearchParams): string =>
  (address.get('phone') ?? '').replace(/^ (?=\d)/, '+').trim();

export type CallerSearch = ReturnType<typeof useCallerSearch>;

/**
 * Finds who calls, from a phone number in any form; for fleet admins, among the fleet's own callers.
 * Telephone systems open the desk with `?phone=`.
 */
export function useCallerSearch(usertype: Usertype) {
  const provider = useDataProvider<PanelDataProvider>();
  const [address] = useSearchParams();
  const [typed, setTyped] = useState(calledFrom(address));
  const [isTypedHere, setTypedHere] = useState(false);
  const phone = useAfterPause(typed.trim(), PAUSE_MS);
  const isNumber = phone.replace(/[^\d٠-٩]/g, '').length >= FEWEST;
  const { data, error } = useQuery({
    // A changed trip or user is shown at once.
    queryKey: ['bookings', 'callers', phone],
    queryFn: () => (usertype === 'fleetadmin' ? provider.fleetCallers(phone) : provider.callers(phone)),
    enabled: isNumber,
  });
  return {
    typed,
    phone,
    isTypedHere,
    callers: isNumber ? data?.callers : undefined,
    error: isNumber ? error : null,
    type(text: string) {
      setTypedHere(true);
      setTyped(text);
    },
  };
}
