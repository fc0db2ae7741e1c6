import { Box, Typography } from '@mui/material';
import { type Booking, type EndPreview, officeActMoney, type OfficeAction } from '@wayfare/shared';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';

/** Whom an act of the office affects, and by how much. */
export function EndTripMoney({
  action,
  booking,
  preview,
}: {
  action: OfficeAction;
  booking: Booking;
  preview: EndPreview | undefined;
}) {
  const t = useText();
  const format = useFormat();
  const rider = booking.customer_name;
  const driver = booking.driver_name ?? t('panel_driver');
  const money = action === 'end' ? moneyOfEnd(booking, preview) : officeActMoney(action, booking);
  const rows = [
    [t('panel_office_pays', { name: rider }), money?.riderPays],
    [t('panel_office_gets_back', { name: rider }), money?.riderGetsBack],
    [t('panel_office_earns', { name: driver }), money?.driverEarns],
    [t('panel_office_business_pays'), money?.businessPays],
  ] as const;
  return (
    <Box role="status" sx={{ display: 'grid', gap: 0.5 }}>
      {rows
        .filter(([, amount], index) => amount !== undefined && (amount > 0 || index === 2))
        .map(([label, amount]) => (
          <Box key={label} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
            <span dir="auto">{label}</span>
            <strong>
              <bdi>{format.money(amount ?? 0)}</bdi>
            </strong>
          </Box>
        ))}
      {preview?.isReviewed && action === 'end' && (
        <Typography variant="body2">{t('panel_office_reviewed')}</Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        {t('panel_office_notified')}
      </Typography>
    </Box>
  );
}

/** A prepaid trip costs its rider nothing more. */
const moneyOfEnd = ({ prepaid }: Booking, preview: EndPreview | undefined) =>
  preview && {
    riderPays: prepaid ? 0 : preview.customer_paid,
    riderGetsBack: 0,
    driverEarns: preview.driver_share,
    businessPays: 0,
  };
