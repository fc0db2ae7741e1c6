import { lazy } from 'react';
import { useSession } from '../../frame/session/SessionProvider.js';

// A rider's list of trips needs a fraction of the scripts of a driver's console.
const TripsPage = lazy(async () => ({ default: (await import('../booking/TripsPage.js')).TripsPage }));
const DriverConsole = lazy(async () => ({
  default: (await import('../driver/DriverConsole.js')).DriverConsole,
}));
const OnboardingPage = lazy(async () => ({
  default: (await import('../driver/OnboardingPage.js')).OnboardingPage,
}));

/**
 * `/bookings`: a rider's trips, or a driver's console, or what a new driver needs for the approval. For all
 * other roles, the panel has this page.
 */
export function BookingsPage() {
  const { user } = useSession();
  if (user?.usertype !== 'driver') return <TripsPage />;
  return user.approved ? <DriverConsole /> : <OnboardingPage />;
}
