import {
  Alert,
  Card,
  CardContent,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import {
  type CarType,
  exact,
  type TariffComparison,
  type TariffLabResult,
  toWire,
  type TranslationKey,
} from '@wayfare/shared';
import { useId } from 'react';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { Facts } from '../../frame/run/Facts.js';
import { ApplyDraft } from './ApplyDraft.js';
import { TariffChanges } from './TariffChanges.js';
import { changedFieldsOf } from './tariffDraft.js';

interface TariffComparisonsProps {
  result: TariffLabResult;
  carTypes: readonly CarType[];
}

/** The effect drafts would have had on a period's trips, for each car type. */
export function TariffComparisons({ result, carTypes }: TariffComparisonsProps) {
  const t = useText();
  const { dateTime } = useFormat();
  return (
    <>
      <Typography variant="h2">
        {t('panel_lab_found', { from: dateTime(result.from), to: dateTime(result.to) })}
      </Typography>
      {result.carTypes.map((compared) => (
        <Compared
          key={compared.carType}
          compared={compared}
          carType={carTypes.find(({ id }) => id === compared.carType)}
        />
      ))}
    </>
  );
}

type ComparedDraft = TariffLabResult['carTypes'][number];

/** `carType` is its current state; undefined if it was deleted. */
function Compared({ compared, carType }: { compared: ComparedDraft; carType: CarType | undefined }) {
  const t = useText();
  const heading = useId();
  const { tariff, comparison } = compared;
  const name = carType?.name ?? compared.name;
  return (
    <Card component="section" aria-labelledby={heading}>
      <CardContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <Typography id={heading} variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi>
        </Typography>
        {comparison.trips === 0 ? (
          <Alert severity="info">{t('panel_lab_no_trips')}</Alert>
        ) : (
          <>
            <Counts comparison={comparison} />
            <Sums comparison={comparison} label={heading} />
          </>
        )}
        {carType &&
          (changedFieldsOf(tariff, carType).length === 0 ? (
            <Typography>{t('panel_lab_live')}</Typography>
          ) : (
            <>
              <TariffChanges carType={carType} draft={tariff} />
              <ApplyDraft carType={carType} draft={tariff} />
            </>
          ))}
      </CardContent>
    </Card>
  );
}

/** Formats an amount with an explicit sign. */
function useSigned() {
  const { money } = useFormat();
  return (amount: number) => (amount > 0 ? `+${money(amount)}` : money(amount));
}

/** The number of trips, and how many of them would cost less or more under the draft. */
function Counts({ comparison }: { comparison: TariffComparison }) {
  const { number } = useFormat();
  const signed = useSigned();
  const facts: [TranslationKey, string][] = [
    ['panel_trips', number(comparison.trips)],
    ['panel_lab_cheaper', number(comparison.cheaper)],
    ['panel_lab_same', number(comparison.same)],
    ['panel_lab_dearer', number(comparison.dearer)],
    ['panel_lab_median', comparison.medianChange === null ? '–' : signed(comparison.medianChange)],
  ];
  return <Facts facts={facts} />;
}

const sums = [
  ['trip_cost', 'panel_trip_cost'],
  ['convenience_fees', 'panel_convenience_fee'],
  ['driver_share', 'panel_driver_share'],
] as const;

/** Actual and hypothetical totals of the trips, and who would have received them. */
function Sums({ comparison: { before, after }, label }: { comparison: TariffComparison; label: string }) {
  const t = useText();
  const { money } = useFormat();
  const signed = useSigned();
  return (
    <Table size="small" aria-labelledby={label} sx={{ '& th, & td': { px: { xs: 0.5, md: 2 } } }}>
      <TableHead>
        <TableRow>
          <TableCell component="td" />
          {(['panel_audit_before', 'panel_audit_after', 'panel_lab_difference'] as const).map((column) => (
            <TableCell key={column} scope="col" align="right">
              {t(column)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {sums.map(([amount, text]) => (
          <TableRow key={amount}>
            <TableCell component="th" scope="row">
              {t(text)}
            </TableCell>
            {[
              money(before[amount]),
              money(after[amount]),
              signed(toWire(exact(after[amount]).minus(before[amount]))),
            ].map((value, column) => (
              <TableCell key={column} align="right">
                <bdi>{value}</bdi>
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
