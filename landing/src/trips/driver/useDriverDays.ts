import { useQuery } from '@tanstack/react-query';
import { call } from '@wayfare/web/http';
import { withOwnLastKnown } from '../../frame/offline/lastKnown.js';

/** The driver's earnings of the last four weeks by day, today's last. Changed trips reload them. */
export const useDriverDays = () =>
  useQuery({
    queryKey: ['bookings', 'earned'],
    queryFn: async () => (await withOwnLastKnown('earned', () => call.get('/drivers/me/earnings'))).days,
  });
