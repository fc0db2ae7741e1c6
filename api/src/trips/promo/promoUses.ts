/** The uses of promos: bookings that have one and are not canceled. Bookings know them. */
export interface PromoUses {
  /** Which of these bookings have the promo, canceled or not. */
  bookedWith(promo: string, ids: readonly string[]): Promise<Set<string>>;
  /** Which of these bookings still have to return their use. */
  stillReturning(ids: readonly string[]): Promise<Set<string>>;
  /**
   * How many bookings use a promo, and how many canceled bookings have not returned it yet (those in
   * `returned` do not count).
   */
  countUses(promo: string, returned: readonly string[]): Promise<{ made: number; returning: number }>;
  /** Which of these promos a rider uses. */
  usedBy(rider: string, promos: readonly string[]): Promise<Set<string>>;
  /** Whether a rider has a booking with a promo, other than this one. */
  isUsedBy(promo: string, rider: string, exceptBooking?: string): Promise<boolean>;
  /** How many bookings use each promo. */
  usesByPromo(): Promise<Map<string, number>>;
}
