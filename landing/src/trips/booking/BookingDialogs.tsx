import { useText } from '../../frame/language/LanguageProvider.js';
import { PaymentDialog } from '../../money/payment/PaymentDialog.js';
import { useBookingCheckout } from '../../money/payment/payments.js';
import { PhoneIdentityDialog } from '../../people/account/PhoneIdentityDialog.js';
import { BookedDialog } from './BookedDialog.js';
import { useCarTypes } from '../../people/carType/carTypes.js';
import { DeliveryDialog } from './DeliveryDialog.js';
import type { BookingDraft } from './draft.js';
import { EstimateDialog } from './EstimateDialog.js';
import type { useBookingFlow } from './useBookingFlow.js';

interface BookingDialogsProps {
  flow: ReturnType<typeof useBookingFlow>;
  draft: BookingDraft;
  onChange: (changes: Partial<BookingDraft>) => void;
}

/**
 * The dialogs of the steps after the booking form: parcel details, price, payment, success (rules 4.36 to
 * 4.39).
 */
export function BookingDialogs({ flow, draft, onChange }: BookingDialogsProps) {
  const t = useText();
  const carTypes = useCarTypes();
  const checkout = useBookingCheckout(flow.unpaid?.id ?? '', flow.unpaid !== null);
  return (
    <>
      <DeliveryDialog
        open={flow.askingDelivery}
        carType={carTypes.data?.find((carType) => carType.name === draft.carType)}
        draft={draft}
        busy={flow.estimating}
        problem={flow.deliveryProblem}
        onChange={onChange}
        onClose={flow.stop}
        onDone={() => void flow.estimateDelivery()}
      />
      <EstimateDialog
        estimate={flow.estimate}
        draft={draft}
        busy={flow.booking}
        pricing={flow.estimating}
        promoProblem={flow.promoProblem}
        onChange={onChange}
        onPromo={flow.choosePromo}
        onCancel={flow.stop}
        onBook={() => void flow.book()}
      />
      <PhoneIdentityDialog
        open={flow.identifying}
        onClose={flow.stopIdentifying}
        onEntered={flow.identified}
        onGuest={flow.bookAsGuest}
      />
      <PaymentDialog
        open={flow.unpaid !== null}
        checkout={checkout.data ?? null}
        error={checkout.error}
        onRetry={() => void checkout.refetch()}
        onClose={flow.giveUpPayment}
        closeLabel={t('pay_give_up')}
      />
      <BookedDialog
        bookingId={flow.booked?.reference ?? null}
        onTrack={() => flow.finish('trip')}
        onClose={() => flow.finish('list')}
      />
    </>
  );
}
