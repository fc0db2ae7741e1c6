import DownloadIcon from '@mui/icons-material/GetApp';
import { Alert, Box, Button, Card, Link as MuiLink, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import {
  type DriverStatement,
  MAX_STATEMENT_DAYS,
  type StatementLine,
  statementQuerySchema,
} from '@wayfare/shared';
import { exportList, saveFile } from '@wayfare/web/exporting';
import { call } from '@wayfare/web/http';
import {
  inZoneOf,
  lineName,
  statementAmounts,
  statementFile,
  statementFileColumns,
  statementRecords,
} from '@wayfare/web/wallet';
import { Link } from 'react-router';
import { useStaffMay } from '../../frame/access/useStaffMay.js';
import { useFileTexts } from '../../frame/exporting/useFileTexts.js';
import { LoadFailed } from '../../frame/feedback/ErrorPage.js';
import { ScreenTitle } from '../../frame/feedback/ScreenTitle.js';
import { useIsNarrow } from '../../frame/layout/useIsNarrow.js';
import { useSession } from '../../frame/session/session.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { UserPicker } from '../../frame/userForm/UserPicker.js';
import { AmountsTable } from './AmountsTable.js';
import { PeriodDays } from './PeriodDays.js';
import { useStatementQuery } from './useStatementQuery.js';

/** What moved a driver's wallet in a period: opening balance, trips and other entries, closing balance. */
export function DriverStatementPage() {
  const t = useText();
  const { driver, period, chooseDriver, choosePeriod } = useStatementQuery();
  const isValid = statementQuerySchema.safeParse(period).success;
  const search = `from=${period.from}&until=${period.until}`;
  const { data, isError, refetch } = useQuery({
    queryKey: ['statement', driver?.id, search],
    queryFn: () => call.get('/drivers/{id}/statement', { path: { id: driver?.id ?? '' }, query: period }),
    enabled: isValid && driver !== null,
  });
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 2 }}>
      <ScreenTitle title={t('panel_statement')} />
      <Typography color="textSecondary">{t('panel_statement_text')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'start' }}>
        <Box sx={{ width: { xs: '100%', sm: 320 } }}>
          <UserPicker
            value={driver}
            onChange={chooseDriver}
            label="panel_driver"
            hint="panel_statement_hint"
            from={['drivers']}
            required={false}
          />
        </Box>
        <PeriodDays
          {...period}
          labels={{ from: t('panel_earned_from'), until: t('panel_earned_until') }}
          onChoose={choosePeriod}
        />
      </Box>
      {!isValid ? (
        <Alert severity="warning">{t('panel_earned_bad', { days: MAX_STATEMENT_DAYS })}</Alert>
      ) : !driver ? null : isError && !data ? (
        <LoadFailed onRetry={() => void refetch()} />
      ) : data ? (
        <Statement statement={data} />
      ) : (
        <Skeleton variant="rounded" height={240} />
      )}
    </Box>
  );
}

function Statement({ statement }: { statement: DriverStatement }) {
  const t = useText();
  const format = useFormat();
  const isNarrow = useIsNarrow();
  const { lines, sums } = statement;
  // Fare, commission and total are always there; the others where a line has them.
  const columns = statementAmounts.filter(
    ({ source }) =>
      ['fare', 'commission', 'total'].includes(source) || lines.some((line) => line[source] !== 0),
  );
  return (
    <Card component="section" aria-label={t('panel_statement')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, p: 2, alignItems: 'center' }}>
        <Balance name={t('statement_opening')} amount={statement.opening} />
        <Balance name={t('statement_total')} amount={sums.total} />
        <Balance name={t('statement_closing')} amount={statement.closing} />
        <SaveStatement statement={statement} />
      </Box>
      {lines.length === 0 ? (
        <Typography sx={{ p: 2, pt: 0 }}>{t('statement_none')}</Typography>
      ) : (
        <AmountsTable<Partial<StatementLine>>
          title={t('panel_statement')}
          heading={t('wallet_entry')}
          columns={columns.map(({ source, label }) => ({
            key: source,
            label: t(label),
            show: (amounts) => (amounts[source] ? format.money(amounts[source]) : null),
          }))}
          rows={lines.map((line) => ({ id: line.id, name: <LineName line={line} />, amounts: line }))}
          sum={{ name: t('panel_sum'), amounts: sums }}
          asCards={isNarrow}
        />
      )}
    </Card>
  );
}

function Balance({ name, amount }: { name: string; amount: number }) {
  const format = useFormat();
  return (
    <Box sx={{ minWidth: 130 }}>
      <Typography variant="body2" color="textSecondary">
        {name}
      </Typography>
      <Box component="bdi" sx={{ fontSize: '1.2rem', fontWeight: 700 }}>
        {format.money(amount)}
      </Box>
    </Box>
  );
}

function LineName({ line }: { line: StatementLine }) {
  const t = useText();
  const format = useFormat();
  return (
    <>
      <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
        {format.dateTime(line.date)}
      </Box>{' '}
      {line.bookingReference ? (
        <MuiLink component={Link} to={`/bookings/${line.booking}/show`}>
          <Box component="bdi" sx={{ whiteSpace: 'nowrap' }}>
            {line.bookingReference}
          </Box>
        </MuiLink>
      ) : (
        t(lineName(line))
      )}
    </>
  );
}

/** Saves the statement as a CSV file. In demo mode there are no exports (rule 6.22). */
function SaveStatement({ statement }: { statement: DriverStatement }) {
  const t = useText();
  const { settings } = useSession();
  const mayExport = useStaffMay('reports');
  const { user } = useSession();
  const texts = useFileTexts();
  if (!settings.AllowCriticalEditsAdmin || (user.usertype === 'admin' && !mayExport)) return null;
  const save = async () => {
    const { file } = await exportList(
      statementRecords(statement),
      statementFileColumns,
      inZoneOf(statement, texts),
    );
    saveFile(file, statementFile(statement));
  };
  return (
    <Button startIcon={<DownloadIcon />} onClick={() => void save()}>
      {t('statement_save')}
    </Button>
  );
}
