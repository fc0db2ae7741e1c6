import type { OwnOffers } from '@wayfare/shared';
import { useQuery } from '@tanstack/react-query';
import { api } from '@wayfare/shared/web/http';
import { withLastKnown } from '../offline/lastKnown.js';

/** How the driver's offers of the last four weeks ended. Changed trips reload them. */
export const useOwnOffers = () =>
  useQuery({
    queryKey: ['bookings', 'answered'],
    queryFn: () => withLastKnown('answered', () => api.get<OwnOffers>('drivers/me/offers')),
  });
