import { createContext, lazy, Suspense, useCallback, useContext, useMemo, useState } from 'react';
import { Outlet } from 'react-router';
import { useMe } from '../account/useMe.js';

// Only drivers who are online need it.
const OfferSheet = lazy(async () => ({ default: (await import('./OfferSheet.js')).OfferSheet }));

interface PutOffOffers {
  /** Offers that the driver wants to decide later: the console lists them. */
  ids: ReadonlySet<string>;
  putOff: (id: string) => void;
}

const PutOffContext = createContext<PutOffOffers>({ ids: new Set(), putOff: () => undefined });

/** The offers that the driver has put off. */
export const usePutOffOffers = () => useContext(PutOffContext);

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
