import type { BookingChangeInput, ChangePreview } from '@wayfare/shared';

/** What its author agreed to by making a change as its preview showed it. */
export const agreedTo = ({
  version,
  price,
  driver,
}: ChangePreview): Pick<BookingChangeInput, 'version' | 'agreed'> => ({
  version,
  agreed: { customer_paid: price.after, driver },
});
