import type { Booking } from './booking.schema.js';

/** The driver who will be asked first when dispatch begins; null if none is planned, or it has begun. */
export const plannedDriverOf = ({ status, plan }: Pick<Booking, 'status' | 'plan'>): string | null =>
  status === 'NEW' && plan && !plan.triedAt ? plan.driver : null;
