import { useQuery } from '@tanstack/react-query';
import { call } from '@wayfare/web/http';
import { withOwnLastKnown } from '../../frame/offline/lastKnown.js';

/** How the driver's offers of the last four weeks ended. Changed trips reload them. */
export const useOwnOffers = () =>
  useQuery({
    queryKey: ['bookings', 'answered'],
    queryFn: () => withOwnLastKnown('answered', () => call.get('/drivers/me/offers')),
  });
