import { lazy, Suspense } from 'react';
import { usePageTitle } from '../../frame/layout/usePageTitle.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { Hero } from './Hero.js';
import { Highlights } from './Highlights.js';
import { InfoSections } from './InfoSections.js';
import { StoreBadges } from './StoreBadges.js';

// Loaded on its own: visitors who are not signed in have no trip.
const LiveTrip = lazy(async () => ({ default: (await import('../../trips/booking/LiveTrip.js')).LiveTrip }));

/** The landing page (rules 2.14 to 2.18), with the rider's current trip. */
export function HomePage() {
  usePageTitle('');
  const { user, isLeaving } = useSession();
  const isRider = user?.usertype === 'rider' && !isLeaving;
  return (
    <>
      <Hero />
      <Highlights />
      <InfoSections />
      <StoreBadges />
      {isRider && (
        <Suspense fallback={null}>
          <LiveTrip />
        </Suspense>
      )}
    </>
  );
}
