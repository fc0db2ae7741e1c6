import { type GuestTrip, shownHireParts } from '@wayfare/shared';
import { hirePartWords } from '@wayfare/web/booking';
import { useFormat } from '../../frame/language/useFormat.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { Panel } from '../../frame/layout/Panel.js';
import { ReceiptIssuer } from './ReceiptIssuer.js';
import { ReceiptTable } from './ReceiptTable.js';

/** What a guest has paid, and for what. */
export function GuestReceipt({
  trip,
  receipt,
}: {
  trip: GuestTrip;
  receipt: NonNullable<GuestTrip['receipt']>;
}) {
  const t = useText();
  const format = useFormat();
  const { fare, extras, riderExtra, discount, paid, distance, time } = receipt;
  return (
    <Panel title={t('receipt_title')}>
      <ReceiptTable
        rows={[
          [t('trip_distance'), format.distance(distance)],
          ...(time ? [[t('trip_time'), format.duration(time)] as const] : []),
          ...shownHireParts(trip).flatMap(({ hire, parts }) =>
            hirePartWords(hire, parts, { text: t, format }),
          ),
          [t('receipt_payment_mode'), t(`payment_mode_${trip.paymentMode}`)],
          [t('receipt_fare'), format.money(fare)],
          ...extras.map(({ description, amount }) => [description, format.money(amount)] as const),
          ...(riderExtra > 0 ? [[t('change_rider_extra'), format.money(riderExtra)] as const] : []),
          ...(discount > 0 ? [[t('receipt_discount'), format.money(-discount)] as const] : []),
        ]}
      />
      <ReceiptTable rows={[[t('receipt_paid'), format.money(paid)]]} strong />
      <ReceiptIssuer />
    </Panel>
  );
}
