import type { OwnOffers } from '@wayfare/shared';
import { useQuery } from '@tanstack/react-query';
import { api } from '@wayfare/web/http';
import { withLastKnown } from '../../frame/offline/lastKnown.js';

/** How the driver's offers of the last four weeks ended. Changed trips reload them. */
export const useOwnOffers = () =>
  useQuery({
    queryKey: ['bookings', 'answered'],
    queryFn: () => withLastKnown('answered', () => api.get<OwnOffers>('drivers/me/offers')),
  });
