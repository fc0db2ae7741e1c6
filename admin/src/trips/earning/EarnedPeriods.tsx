import { Alert, Box, Card, Link as MuiLink, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { earnedQuerySchema, type EarnedReport, MAX_REPORT_DAYS } from '@wayfare/shared';
import { call } from '@wayfare/web/http';
import { Link } from 'react-router';
import { Guarded } from '../../frame/access/Guarded.js';
import { LoadFailed } from '../../frame/feedback/ErrorPage.js';
import { ScreenTitle } from '../../frame/feedback/ScreenTitle.js';
import { useIsNarrow } from '../../frame/layout/useIsNarrow.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { AmountsTable } from './AmountsTable.js';
import { EarnedChoices } from './EarnedChoices.js';
import { earnedColumns } from './earnedColumns.js';
import { tripsOf } from './tripsOf.js';
import { useEarnedQuery } from './useEarnedQuery.js';
import { useRowName } from './useRowName.js';

/** What finished trips earned by day, week, month, car type or payment method, each row with its trips. */
export function EarnedPeriods() {
  return (
    <Guarded action="list" resource="driverearning">
      <Report />
    </Guarded>
  );
}

function Report() {
  const t = useText();
  const { query, choose } = useEarnedQuery();
  const isValid = earnedQuerySchema.safeParse(query).success;
  const { data, isError, refetch } = useQuery({
    queryKey: ['earnings', query],
    queryFn: () => call.get('/earnings', { query }),
    enabled: isValid,
  });
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 2 }}>
      <ScreenTitle title={t('panel_earned')} />
      <Typography color="textSecondary">{t('panel_earned_text')}</Typography>
      <EarnedChoices query={query} onChoose={choose} />
      {!isValid ? (
        <Alert severity="warning">{t('panel_earned_bad', { days: MAX_REPORT_DAYS })}</Alert>
      ) : isError && !data ? (
        <LoadFailed onRetry={() => void refetch()} />
      ) : data ? (
        <Rows report={data} />
      ) : (
        <Skeleton variant="rounded" height={240} />
      )}
    </Box>
  );
}

function Rows({ report }: { report: EarnedReport }) {
  const t = useText();
  const format = useFormat();
  const isNarrow = useIsNarrow();
  const { query } = useEarnedQuery();
  const nameOf = useRowName(query.by);
  if (report.rows.length === 0) return <Typography>{t('panel_earned_none')}</Typography>;
  // Fleet admins get no amounts of the business, and what never occurred only takes room.
  const columns = earnedColumns.filter(
    ({ source, isRare }) => report.sum[source] !== undefined && !(isRare && report.sum[source] === 0),
  );
  const rows = report.rows.map((row) => ({
    id: `${row.from} ${row.value ?? ''}`,
    name: (
      <MuiLink component={Link} to={tripsOf(row, query.by, report.timeZone)}>
        <bdi>{nameOf(row)}</bdi>
      </MuiLink>
    ),
    amounts: row,
  }));
  return (
    <Card>
      <AmountsTable
        title={t('panel_earned')}
        heading={t(`panel_earned_by_${query.by}`)}
        columns={columns.map(({ source, label, isCount }) => ({
          key: source,
          label: t(label),
          show: (amounts: EarnedReport['sum']) =>
            isCount ? format.number(amounts[source] ?? 0) : format.money(amounts[source] ?? 0),
        }))}
        rows={rows}
        sum={{ name: t('panel_sum'), amounts: report.sum }}
        asCards={isNarrow}
      />
    </Card>
  );
}
