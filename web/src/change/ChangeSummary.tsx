import { Alert, Box, Typography } from '@mui/material';
import type { ChangePreview } from '@wayfare/shared';
import type { ChangeTexts } from './changeWords.js';

/** What a change would mean: the price, the money set aside, the driver, and who is notified. */
export function ChangeSummary({
  preview: { price, priceReason, held, released, driver, because, answerSeconds = 0, notified, linked },
  text,
  format,
}: Omit<ChangeTexts, 'carTypeText'> & { preview: ChangePreview }) {
  const isKept = price.before === price.after;
  const readers = notified.map((reader) => text(`change_notified_${reader}`));
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Typography sx={{ fontWeight: 700 }}>
        {priceReason === 'meter'
          ? text('trip_by_meter')
          : isKept
            ? text('change_price_kept', { price: format.money(price.after) })
            : text('change_price', { before: format.money(price.before), after: format.money(price.after) })}
      </Typography>
      {(priceReason === 'driver_keeps' || priceReason === 'meter' || (!isKept && priceReason !== 'kept')) && (
        <Typography variant="body2">{text(`change_price_${priceReason}`)}</Typography>
      )}
      {held > 0 && (
        <Typography variant="body2">{text('change_held', { amount: format.money(held) })}</Typography>
      )}
      {released > 0 && (
        <Typography variant="body2">{text('change_released', { amount: format.money(released) })}</Typography>
      )}
      {driver === 'stays' && <Typography variant="body2">{text('change_driver_stays')}</Typography>}
      {driver === 'asked' && (
        <Alert severity="info">{text('change_driver_asked', { time: format.duration(answerSeconds) })}</Alert>
      )}
      {because && (
        <Alert severity="warning">
          {text(`change_because_${because}`)} {text('change_driver_anew')}
        </Alert>
      )}
      {linked && (
        <Typography variant="body2">
          {text('trip_linked_stays', { time: format.tripTime(linked.tripdate) })}
        </Typography>
      )}
      {readers.length > 0 && (
        <Typography variant="body2" color="text.secondary">
          {text('change_told', { who: readers.join(', ') })}
        </Typography>
      )}
    </Box>
  );
}
