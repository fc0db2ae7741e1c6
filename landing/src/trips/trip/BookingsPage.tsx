import { DriverConsole } from '../driver/DriverConsole.js';
import { OnboardingPage } from '../driver/OnboardingPage.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { TripsPage } from '../booking/TripsPage.js';

/**
 * `/bookings`: a rider's trips, or a driver's console, or what a new driver needs for the approval. For all
 * other roles, the panel has this page.
 */
export function BookingsPage() {
  const { user } = useSession();
  if (user?.usertype !== 'driver') return <TripsPage />;
  return user.approved ? <DriverConsole /> : <OnboardingPage />;
}
