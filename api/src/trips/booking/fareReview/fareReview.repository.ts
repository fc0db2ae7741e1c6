import type { FareReviewRow } from '@wayfare/shared';
import { collectionLists } from '../../../platform/crud/collectionLists.js';
import type { ListQuery } from '../../../platform/crud/listQuery.js';
import type { bookingModel } from '../store/booking.model.js';
import type { ReviewedBooking } from './reviewedBooking.js';

const HAS_REVIEW = { 'fareReview.openedAt': { $exists: true } };
/** Review fields that lists filter and sort by, mapped to their paths in the booking. */
const OWN: Readonly<Record<string, string>> = {
  status: 'fareReview.status',
  isOpen: 'fareReview.isOpen',
  openedAt: 'fareReview.openedAt',
} satisfies Partial<Record<keyof FareReviewRow, string>>;

const renameFields = (filter: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(filter).map(([field, value]) =>
      Array.isArray(value) && field.startsWith('$')
        ? [field, value.map((part: Record<string, unknown>) => renameFields(part))]
        : [OWN[field] ?? field, value],
    ),
  );

/** Bookings by their fare reviews, as lists for admins. */
export function fareReviewRepository(model: ReturnType<typeof bookingModel>, list: Record<string, 0>) {
  const lists = collectionLists<ReviewedBooking>(model, list, {
    ties: { 'fareReview.isOpen': 'fareReview.openedAt' },
  });
  return {
    /** How many reviews are open, at most `limit`. */
    countOpen: (limit: number) =>
      model.countDocuments({ ...HAS_REVIEW, 'fareReview.isOpen': true }, { limit }),
    /** How many open reviews are about trips of a driver. */
    countOpenOf: (driver: string) =>
      model.countDocuments({ ...HAS_REVIEW, 'fareReview.isOpen': true, driver }),
    list: ({ filter, sort, ...page }: ListQuery) =>
      lists.list({
        ...page,
        filter: { $and: [HAS_REVIEW, renameFields(filter)] },
        sort: { ...sort, field: OWN[sort.field] ?? sort.field },
      }),
    findMany: (ids: readonly string[], scope: Record<string, unknown> = {}) =>
      lists.findMany(ids, { $and: [HAS_REVIEW, renameFields(scope)] }),
    findById: async (id: string) => (await lists.findMany([id], HAS_REVIEW))[0] ?? null,
  };
}
