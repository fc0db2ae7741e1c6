import { Alert, Box, Button, Card, CardContent, Link, Typography } from '@mui/material';
import {
  type FindingWriter,
  findingText,
  formatAmount,
  type LedgerFinding,
  type LedgerProof as Proof,
} from '@wayfare/shared';
import { useMemo } from 'react';
import { ReferenceField } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useDateLocale } from '../../frame/texts/useDateLocale.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { LoadFailed } from '../../frame/feedback/ErrorPage.js';
import { LoadingPage } from '../../frame/feedback/LoadingPage.js';
import { useSession } from '../../frame/session/session.js';
import { Facts } from '../../frame/run/Facts.js';
import { RunState } from '../../frame/run/RunState.js';
import { call } from '@wayfare/web/http';
import { useRun } from '../../frame/run/useRun.js';
import { ScreenTitle } from '../../frame/feedback/ScreenTitle.js';

const ledgerCalls = { read: () => call.get('/ledger'), start: () => call.post('/ledger') };

/**
 * The ledger audit: checks that every balance matches its entries, and every trip's money matches its trip.
 */
export function LedgerProof() {
  const t = useText();
  const format = useFormat();
  const { run, isError, refetch, isSending, start } = useRun('ledger', ledgerCalls);
  const isRunning = run?.state === 'running';
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 2, maxWidth: 900 }}>
      <ScreenTitle title={t('panel_ledger')} />
      <Typography color="textSecondary">{t('panel_ledger_text')}</Typography>
      {isError ? (
        <LoadFailed onRetry={refetch} />
      ) : !run ? (
        <LoadingPage />
      ) : (
        <>
          <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2 }}>
            <Button variant="contained" disabled={isRunning || isSending} onClick={() => start()}>
              {t('panel_ledger_prove')}
            </Button>
            <Typography variant="body2">
              {run.finishedAt === null
                ? t('panel_ledger_never')
                : t('panel_ledger_last', { date: format.dateTime(run.finishedAt) })}
            </Typography>
          </Box>
          <RunState run={run} label={t('panel_ledger')} />
          {run.result && <ProofResult proof={run.result} />}
        </>
      )}
    </Box>
  );
}

function ProofResult({ proof }: { proof: Proof }) {
  const t = useText();
  const { money, number } = useFormat();
  const facts = [
    ['panel_ledger_wallets', number(proof.wallets)],
    ['panel_ledger_entries', number(proof.entries)],
    ['panel_ledger_trips', number(proof.settledTrips)],
    ['panel_ledger_balances', money(Number(proof.balances))],
    ['panel_ledger_sum', money(Number(proof.entrySum))],
  ] as const;
  return (
    <>
      {proof.off === 0 ? (
        <Alert severity="success" role="status">
          {t('panel_ledger_balanced')}
        </Alert>
      ) : (
        <Alert severity="error">{t('panel_ledger_off', { count: number(proof.off) })}</Alert>
      )}
      <Card>
        <CardContent>
          <Facts facts={facts} />
        </CardContent>
      </Card>
      {proof.findings.length > 0 && <Findings findings={proof.findings} off={proof.off} />}
    </>
  );
}

function Findings({ findings, off }: { findings: readonly LedgerFinding[]; off: number }) {
  const t = useText();
  const { number } = useFormat();
  const writer = useFindingWriter();
  return (
    <Card component="section" aria-labelledby="findings">
      <CardContent>
        <Typography id="findings" component="h2" variant="h6">
          {t('panel_ledger_findings')}
        </Typography>
        {off > findings.length && (
          <Typography variant="body2">
            {t('panel_ledger_first', { count: number(findings.length) })}
          </Typography>
        )}
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {findings.map((finding, index) => (
            <Box
              component="li"
              key={`${finding.id}:${index}`}
              sx={{ py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' }, overflowWrap: 'anywhere' }}
            >
              <Typography sx={{ fontWeight: 600 }}>
                {t(`panel_ledger_about_${finding.about}`)} <Subject finding={finding} />
              </Typography>
              <Typography variant="body2">{findingText(finding, writer)}</Typography>
            </Box>
          ))}
        </Box>
      </CardContent>
    </Card>
  );
}

/** Formats findings for the current user. Names and amounts keep their own direction within a sentence. */
function useFindingWriter(): FindingWriter {
  const t = useText();
  const { number } = useFormat();
  const locale = useDateLocale();
  const { settings } = useSession();
  return useMemo(() => {
    const name = (text: string) => `\u2068${text}\u2069`;
    // Shows all digits: a discrepancy may be smaller than the rounding.
    const digits = (exact: string) =>
      Math.max(settings.decimal, exact.split('.')[1]?.replace(/0+$/, '').length ?? 0);
    const amount = (exact: string) => formatAmount(exact, { ...settings, decimal: digits(exact) }, locale);
    return { text: t, amount, count: number, name };
  }, [t, number, locale, settings]);
}

const pages = { rider: 'riders', driver: 'drivers', fleetadmin: 'fleetadmins', admin: 'alladmin' } as const;

/** The record with the discrepancy, as a link if it has a page. */
function Subject({ finding }: { finding: LedgerFinding }) {
  const { id, about, booking, user } = finding;
  if (user && user.usertype !== 'admin')
    return (
      <Link component={RouterLink} to={`/${pages[user.usertype]}/${user.id}`}>
        <bdi>{user.name}</bdi>
      </Link>
    );
  if (booking)
    return (
      <>
        <ReferenceField
          record={finding}
          source="booking"
          reference="bookings"
          link="show"
          emptyText={booking}
        />
        {about !== 'trip' && (
          <>
            {' · '}
            <bdi>{id}</bdi>
          </>
        )}
      </>
    );
  if (about === 'promo')
    return (
      <Link component={RouterLink} to="/promos">
        <bdi>{id}</bdi>
      </Link>
    );
  return <bdi>{id}</bdi>;
}
