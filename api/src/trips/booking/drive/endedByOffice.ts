import { conflict, type DomainError } from '@wayfare/shared';
import type { StoredBooking } from '../store/storedBooking.js';

/**
 * The refusal of a step that a driver's device reports too late: it names the office if staff have ended the
 * trip in the meantime.
 */
export const endedByOffice = ({ officeActs }: Pick<StoredBooking, 'officeActs'>): DomainError =>
  conflict(officeActs?.length ? 'office_ended_trip' : 'wrong_state');
