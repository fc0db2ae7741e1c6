import { type Booking, fullName, type TranslationKey, type User } from '@wayfare/shared';

/** Something the palette jumps to. */
export interface Jump {
  id: string;
  group: TranslationKey;
  title: string;
  /** What tells it from others of the same name. */
  text?: string;
  to: string;
}

type Row = Booking | User;

/** A list the palette looks in, and its rows as what it jumps to. */
interface SearchedList {
  resource: 'bookings' | 'drivers' | 'riders' | 'fleetadmins' | 'alladmin';
  group: TranslationKey;
  sort: string;
  jump(row: Row): Omit<Jump, 'group' | 'id'>;
}

const joined = (...parts: readonly (string | null | undefined)[]) =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(' · ');

const people = (resource: 'drivers' | 'riders' | 'fleetadmins', group: TranslationKey): SearchedList => ({
  resource,
  group,
  sort: 'createdAt',
  jump(row) {
    const user = row as User;
    // What the API hides of contacts is hidden here too (rule 6.21).
    const text = joined(user.mobile, user.email, user.vehicleNumber);
    return { title: fullName(user), text, to: `/${resource}/${encodeURIComponent(user.id)}` };
  },
});

/** Where the palette looks, in the order it shows it. Each is found by the index of its list's own search. */
export const searchedLists: readonly SearchedList[] = [
  {
    resource: 'bookings',
    group: 'panel_booking_history',
    sort: 'tripdate',
    jump(row) {
      const booking = row as Booking;
      return {
        title: booking.booking_id,
        text: joined(booking.customer_name, booking.driver_name, booking.pickupAddress),
        to: `/bookings/${encodeURIComponent(booking.id)}/show`,
      };
    },
  },
  people('drivers', 'panel_drivers'),
  people('riders', 'panel_riders'),
  people('fleetadmins', 'panel_fleet_admins'),
  {
    resource: 'alladmin',
    group: 'panel_all_admins',
    sort: 'createdAt',
    jump(row) {
      const user = row as User;
      // Admins are edited in their table: it opens with the one who was found.
      const filter = JSON.stringify({ q: fullName(user) });
      return {
        title: fullName(user),
        text: joined(user.email),
        to: `/alladmin?${new URLSearchParams({ filter }).toString()}`,
      };
    },
  },
];
