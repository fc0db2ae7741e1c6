import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { FareReviewDetails, TranslationKey } from '@wayfare/shared';
import { useFormat } from '../../../frame/texts/useFormat.js';
import { useText } from '../../../frame/texts/useText.js';

const rows: readonly { field: 'trip_cost' | 'driver_share' | 'convenience_fees'; label: TranslationKey }[] = [
  { field: 'trip_cost', label: 'panel_trip_cost' },
  { field: 'driver_share', label: 'panel_driver_share' },
  { field: 'convenience_fees', label: 'panel_convenience_fee' },
];

/** The estimated, settled and measured fare, side by side. */
export function FareReviewAmounts({ review }: { review: FareReviewDetails }) {
  const t = useText();
  const format = useFormat();
  const { settled, measured } = review;
  const lines: [TranslationKey, number][] = [
    ['panel_review_estimate', review.estimate],
    ['panel_review_lower', review.lower],
    ['panel_review_upper', review.upper],
    ['panel_review_difference', review.difference],
  ];
  return (
    <TableContainer tabIndex={0} aria-label={t('panel_money')} role="group">
      <Table size="small">
        <TableBody>
          {lines.map(([label, amount]) => (
            <TableRow key={label}>
              <TableCell component="th" scope="row" colSpan={2}>
                {t(label)}
              </TableCell>
              <TableCell align="right">
                <bdi>{format.money(amount)}</bdi>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableHead>
          <TableRow>
            <TableCell />
            <TableCell align="right">{t('panel_review_settled')}</TableCell>
            <TableCell align="right">{t('panel_review_measured')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ field, label }) => (
            <TableRow key={field}>
              <TableCell component="th" scope="row">
                {t(label)}
              </TableCell>
              {[settled[field], measured[field]].map((amount, index) => (
                <TableCell key={index === 0 ? 'settled' : 'measured'} align="right">
                  <bdi>{amount === undefined ? '–' : format.money(amount)}</bdi>
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
