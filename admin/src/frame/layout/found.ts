import { type Booking, fullName, type TranslationKey, type User } from '@wayfare/shared';

/** A target the palette can jump to. */
export interface Jump {
  id: string;
  group: TranslationKey;
  title: string;
  /** Distinguishes the target from others with the same name. */
  text?: string;
  to: string;
}

type Row = Booking | User;

/** A list the palette searches, and how its rows become targets. */
interface SearchedList {
  resource: 'bookings' | 'drivers' | 'riders' | 'fleetadmins' | 'alladmin';
  group: TranslationKey;
  sort: string;
  jump(row: Row): Omit<Jump, 'group' | 'id'>;
}

const join = (...parts: readonly (string | null | undefined)[]) =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(' · ');

const people = (resource: 'drivers' | 'riders' | 'fleetadmins', group: TranslationKey): SearchedList => ({
  resource,
  group,
  sort: 'createdAt',
  jump(row) {
    const user = row as User;
    // Contacts that the API hides are hidden here too (rule 6.21).
    const text = join(user.mobile, user.email, user.vehicleNumber);
    return { title: fullName(user), text, to: `/${resource}/${encodeURIComponent(user.id)}` };
  },
});

/** The lists the palette searches, in display order. Each search uses the index of its list. */
export const searchedLists: readonly SearchedList[] = [
  {
    resource: 'bookings',
    group: 'panel_menu_bookings',
    sort: 'tripdate',
    jump(row) {
      const booking = row as Booking;
      return {
        title: booking.reference,
        text: join(booking.customer_name, booking.driver_name, booking.pickupAddress),
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
      // Admins are edited in their table: it opens filtered to the admin that was found.
      const filter = JSON.stringify({ q: fullName(user) });
      return {
        title: fullName(user),
        text: join(user.email),
        to: `/alladmin?${new URLSearchParams({ filter }).toString()}`,
      };
    },
  },
];
