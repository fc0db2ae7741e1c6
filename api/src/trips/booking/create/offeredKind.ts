import { type BookingInput, DomainError, offersKind, type TripMaker } from '@wayfare/shared';
import type { TripsServices } from '../../services.js';

/** @throws kind_off (409), with the field, if the settings do not allow the maker this kind of trip */
export async function requireOfferedKind(
  maker: TripMaker,
  { kind }: Pick<BookingInput, 'kind'>,
  { db, config }: Pick<TripsServices, 'db' | 'config'>,
): Promise<void> {
  if (!kind) return;
  const settings = await db.settings.settings();
  if (!offersKind(kind, maker, { settings, category: config.APP_CATEGORY }))
    throw new DomainError('kind_off', 409, { kind: 'kind_off' });
}
