import { DriverConsole } from '../driver/DriverConsole.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { TripsPage } from '../booking/TripsPage.js';

/** `/bookings`: a rider's trips, or a driver's console. For all other roles, the panel has this page. */
export function BookingsPage() {
  const { user } = useSession();
  return user?.usertype === 'driver' ? <DriverConsole /> : <TripsPage />;
}
