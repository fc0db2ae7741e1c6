import { Suspense, useCallback, useMemo, useState } from 'react';
import { Outlet } from 'react-router';
import { useMe } from '../../people/account/useMe.js';
import { lazyThemed } from '../../frame/themed/lazyThemed.js';
import { PutOffContext } from './putOffOffers.js';

// Only drivers who are online need it.
const OfferSheet = lazyThemed(async () => (await import('./OfferSheet.js')).OfferSheet);

/** The pages of the site; offers to a driver who is online appear above all of them. */
export function OffersAbove() {
  const me = useMe();
  const isOnline = me?.usertype === 'driver' && me.driverActiveStatus === true;
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const putOff = useCallback((id: string) => setIds((before) => new Set(before).add(id)), []);
  const offers = useMemo(() => ({ ids, putOff }), [ids, putOff]);
  return (
    <PutOffContext value={offers}>
      <Outlet />
      {isOnline && (
        <Suspense fallback={null}>
          <OfferSheet />
        </Suspense>
      )}
    </PutOffContext>
  );
}
