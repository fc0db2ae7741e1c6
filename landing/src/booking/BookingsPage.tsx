import { DriverConsole } from '../driver/DriverConsole.js';
import { useSession } from '../session/SessionProvider.js';
import { TripsPage } from './TripsPage.js';

/** `/bookings`: a rider's trips, a driver's console. Everyone else has this page in the panel. */
export function BookingsPage() {
  const { user } = useSession();
  return user?.usertype === 'driver' ? <DriverConsole /> : <TripsPage />;
}
