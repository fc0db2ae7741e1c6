import { type BookingStatus, drivingStatuses, rulesOf, type User } from '@wayfare/shared';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@wayfare/web/http';
import { getPage } from '../../frame/api/getPage.js';
import { withOwnLastKnown } from '../../frame/offline/lastKnown.js';
import { useFallbackInterval } from '../../frame/session/SocketProvider.js';
import type { OwnBooking } from '../booking/bookings.js';
import { useMessages } from '../../frame/messages/MessagesProvider.js';

/** Trips that need action by the driver. */
const taskStatuses: readonly BookingStatus[] = [
  'ACCEPTED',
  'ARRIVED',
  'STARTED',
  'REACHED',
  'PENDING',
  'PAID',
];

/** The driver's current trips, the most recently started first. */
export function useTasks(enabled = true) {
  const fallback = useFallbackInterval();
  return useQuery({
    queryKey: tasksKey,
    queryFn: () => withOwnLastKnown('tasks', loadTasks),
    enabled,
    refetchInterval: fallback,
  });
}

/** Where the driver's current trips are kept. */
export const tasksKey = ['bookings', 'tasks'] as const;

async function loadTasks(): Promise<OwnBooking[]> {
  const filter = { status: taskStatuses };
  const { rows } = await getPage<OwnBooking>('bookings', { sort: ['tripdate', 'DESC'], perPage: 20, filter });
  return Promise.all(rows.map(withTariff));
}

/** A trip with the tariff by which its meter counts until it ends: lists leave it out. */
async function withTariff(trip: OwnBooking): Promise<OwnBooking> {
  if (rulesOf(trip).fare !== 'meter' || trip.trip_end_time) return trip;
  return call.get('/bookings/{id}', { path: { id: trip.id } });
}

/** Whether a trip needs action by its driver. */
export const isTask = ({ status }: Pick<OwnBooking, 'status'>): boolean => taskStatuses.includes(status);

/** Whether a driver is on a trip. */
export const isDriven = ({ status }: Pick<OwnBooking, 'status'>): boolean => drivingStatuses.includes(status);

/** Trips currently offered to the driver. */
export function useOffers(online: boolean) {
  const fallback = useFallbackInterval(4000);
  return useQuery({
    queryKey: ['bookings', 'offers'],
    queryFn: async () => {
      const filter = { status: 'NEW' };
      const { rows } = await getPage<OwnBooking>('bookings', {
        sort: ['tripdate', 'ASC'],
        perPage: 20,
        filter,
      });
      return Promise.all(rows.map(withTariff));
    },
    enabled: online,
    refetchInterval: fallback,
  });
}

/** Going online and offline. */
export function useAvailability() {
  const queries = useQueryClient();
  const { notifyError } = useMessages();
  return useMutation({
    mutationFn: (driverActiveStatus: boolean) =>
      call.put('/drivers/me/status', { body: { driverActiveStatus } }),
    onSuccess: (_, driverActiveStatus) => {
      queries.setQueryData<User>(
        ['me'],
        (before) =>
          // Going offline ends a break, and both end being away.
          before && {
            ...before,
            driverActiveStatus,
            awayAt: null,
            ...(!driverActiveStatus && { breakUntil: null }),
          },
      );
      void queries.invalidateQueries({ queryKey: ['me'] });
      void queries.invalidateQueries({ queryKey: ['bookings'] });
    },
    onError: (error) => notifyError(error),
  });
}
