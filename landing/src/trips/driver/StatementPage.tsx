import { Alert, Box, Container, Skeleton, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { dayOf, MAX_STATEMENT_DAYS, statementQuerySchema } from '@wayfare/shared';
import { call } from '@wayfare/web/http';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '../../frame/language/LanguageProvider.js';
import { OwnPageHead } from '../../frame/layout/OwnPageHead.js';
import { LoadError } from '../../frame/layout/PageStates.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { Statement } from './Statement.js';

/** A day yyyymmdd in the format of a date input. */
const inputOf = (day: number) => String(day).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');

/** The driver's own statement of a period, this month at first. */
export function StatementPage() {
  const t = useText();
  const { user, settings } = useSession();
  const [search, setSearch] = useSearchParams();
  const [today] = useState(() => dayOf(Date.now(), settings.timeZone));
  const period = {
    from: Number(search.get('from') ?? Math.floor(today / 100) * 100 + 1),
    until: Number(search.get('until') ?? today),
  };
  const isValid = statementQuerySchema.safeParse(period).success;
  const statement = useQuery({
    queryKey: ['statement', period.from, period.until],
    queryFn: () => call.get('/drivers/{id}/statement', { path: { id: user?.id ?? '' }, query: period }),
    enabled: isValid && user?.usertype === 'driver',
  });
  const dayInput = (name: 'from' | 'until', label: string) => (
    <TextField
      type="date"
      label={label}
      value={inputOf(period[name])}
      onChange={({ target }) => {
        const chosen = Number(target.value.replaceAll('-', ''));
        const next = { ...period, [name]: chosen };
        if (chosen > 0) setSearch({ from: String(next.from), until: String(next.until) }, { replace: true });
      }}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
  return (
    <>
      <OwnPageHead title={t('statement_title')} here={null} />
      <Container maxWidth="md" sx={{ py: { xs: 3, md: 5 } }}>
        <Stack sx={{ gap: 3 }}>
          <Typography>{t('statement_text')}</Typography>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(2, minmax(0, 220px))' }}>
            {dayInput('from', t('statement_first'))}
            {dayInput('until', t('statement_last'))}
          </Box>
          {!isValid ? (
            <Alert severity="warning">{t('statement_bad', { days: MAX_STATEMENT_DAYS })}</Alert>
          ) : statement.data ? (
            <Statement statement={statement.data} />
          ) : statement.error ? (
            <LoadError error={statement.error} onRetry={() => void statement.refetch()} />
          ) : (
            <Skeleton variant="rounded" height={240} sx={{ borderRadius: 5 }} />
          )}
        </Stack>
      </Container>
    </>
  );
}
