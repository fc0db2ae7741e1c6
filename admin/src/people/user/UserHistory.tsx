import { Box, Card, Typography } from '@mui/material';
import type { LedgerEntry, TranslationKey } from '@wayfare/shared';
import { type ReactNode, useId } from 'react';
import { entryName, walletColumns } from '@wayfare/web/wallet';
import {
  Link,
  Pagination,
  ReferenceManyField,
  SimpleList,
  useCreatePath,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { BookingCards } from '../../trips/booking/BookingCards.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { useMay, useStaffMay } from '../../frame/access/useStaffMay.js';
import { ExportButton, ExportedColumns } from '../../frame/exporting/ExportButton.js';
import { NothingHere } from '../../frame/table/PanelList.js';
import { ReverseEntry } from '../../money/wallet/ReverseEntry.js';

const PER_PAGE = 10;

/** The booking field that refers to users of a resource. */
const places: Readonly<Record<string, string>> = {
  riders: 'customer',
  drivers: 'driver',
  fleetadmins: 'fleetadmin',
};

/** A user's history: their trips and, for admins, their wallet entries (rule 3.5). */
export function UserHistory() {
  const resource = useResourceContext() ?? '';
  const mayReadWallets = useStaffMay('wallets');
  const place = places[resource];
  if (!place) return null;
  const showsWallet = mayReadWallets && resource !== 'fleetadmins';
  return (
    <Box
      sx={{
        width: '100%',
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: showsWallet ? '3fr 2fr' : '1fr' },
      }}
    >
      <Section title="panel_trips">
        <ReferenceManyField
          reference="bookings"
          target={place}
          sort={{ field: 'tripdate', order: 'DESC' }}
          perPage={PER_PAGE}
          pagination={<Pagination rowsPerPageOptions={[]} />}
        >
          <BookingCards />
        </ReferenceManyField>
      </Section>
      {showsWallet && (
        <Section title="console_wallet_history">
          <ReferenceManyField
            reference="wallethistory"
            target="uid"
            sort={{ field: 'date', order: 'DESC' }}
            perPage={PER_PAGE}
            pagination={<Pagination rowsPerPageOptions={[]} />}
          >
            <Box sx={{ px: 1 }}>
              <ExportWallet />
            </Box>
            <WalletEntries />
          </ReferenceManyField>
        </Section>
      )}
    </Box>
  );
}

function WalletEntries() {
  const t = useText();
  const format = useFormat();
  return (
    <SimpleList<LedgerEntry & { id: string }>
      linkType={false}
      empty={<NothingHere text="console_no_history" />}
      primaryText={(entry) =>
        [t(entryName(entry)), entry.account === 'bonus' && t('wallet_bonus')].filter(Boolean).join(' · ')
      }
      secondaryText={(entry) => (
        <>
          {format.dateTime(entry.date)} · <EntryTrip entry={entry} />
          {entry.by && (
            <Box component="span" sx={{ display: 'block' }}>
              {t('panel_posted_by', { name: entry.byName ?? '' })}
              {entry.note && (
                <>
                  {' · '}
                  <bdi>{entry.note}</bdi>
                </>
              )}
            </Box>
          )}
        </>
      )}
      tertiaryText={(entry) => (
        <Box component="span" sx={{ display: 'grid', justifyItems: 'end', gap: 0.5 }}>
          <bdi>
            {entry.type === 'Credit' ? '+' : '−'}
            {format.money(entry.amount)}
          </bdi>
          {entry.balance !== undefined && (
            <Typography variant="body2" component="span" color="textSecondary">
              {t('wallet_balance_after', { amount: format.money(entry.balance) })}
            </Typography>
          )}
          <ReverseEntry entry={entry} />
        </Box>
      )}
    />
  );
}

/** A link to the trip of an entry, by its reference; for other entries, their own reference. */
function EntryTrip({ entry }: { entry: LedgerEntry }) {
  const createPath = useCreatePath();
  if (!entry.booking) return <bdi>{entry.reverses ?? entry.txRef}</bdi>;
  return (
    <Link to={createPath({ resource: 'bookings', id: entry.booking, type: 'show' })}>
      <Box component="bdi" sx={{ whiteSpace: 'nowrap' }}>
        {entry.bookingReference ?? entry.booking}
      </Box>
    </Link>
  );
}

/** Opens the whole wallet history of the shown person, to search it, or downloads it. */
function ExportWallet() {
  const record = useRecordContext();
  const mayExport = useMay('export', 'wallethistory');
  const t = useText();
  if (!record) return null;
  const filter = { uid: record.id };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Link to={`/wallethistory?filter=${encodeURIComponent(JSON.stringify(filter))}`}>
        {t('panel_all_entries')}
      </Link>
      {mayExport && (
        <ExportedColumns value={walletColumns}>
          <ExportButton filter={filter} />
        </ExportedColumns>
      )}
    </Box>
  );
}

function Section({ title, children }: { title: TranslationKey; children: ReactNode }) {
  const t = useText();
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography id={id} variant="h3" component="h2" sx={{ p: 2, pb: 0 }}>
        {t(title)}
      </Typography>
      {children}
    </Card>
  );
}
