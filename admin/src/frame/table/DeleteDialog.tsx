import {
  Alert,
  Autocomplete,
  Button,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
  TextField,
} from '@mui/material';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { countedUses, resourcePages, type TranslationKey } from '@wayfare/shared';
import { Dialog } from '@wayfare/web/overlay';
import { useId, useState } from 'react';
import {
  useDataProvider,
  useGetList,
  useGetRecordRepresentation,
  useNotify,
  type RaRecord,
} from 'react-admin';
import type { PanelDataProvider } from '../providers/dataProvider.js';
import { useFormat } from '../texts/useFormat.js';
import { textKey, useText } from '../texts/useText.js';
import { consequences, endsAlong, outcomes, retirements, usesWithoutPage } from './deleteFacts.js';

interface Props {
  resource: string;
  record: RaRecord;
  name: string;
  onClose: () => void;
  onDeleted: () => void;
}

/** More records of a kind that others refer to are too many to choose from in a list. */
const CHOICES = 200;

/**
 * Asks before a record is deleted: what refers to it, what becomes of that, and what can be done instead. A
 * record in use gets a replacement first, and one with open trips is not deleted.
 */
export function DeleteDialog({ resource, record, name, onClose, onDeleted }: Props) {
  const t = useText();
  const title = useId();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const provider = useDataProvider<PanelDataProvider>();
  const counted = countedUses.find((name) => name === resource);
  const { data: found, isError } = useQuery({
    queryKey: [resource, 'uses', record.id],
    queryFn: counted ? () => provider.usesOf(counted, record.id) : skipToken,
    staleTime: 0,
  });
  const [replacement, setReplacement] = useState<RaRecord | null>(null);
  const retirement = retirements[resource];
  const canRetire = retirement !== undefined && record[retirement.field] === true;

  const act = useMutation({
    mutationFn: (does: 'delete' | 'retire') =>
      does === 'retire' && retirement
        ? provider.update(resource, {
            id: record.id,
            data: { ...record, [retirement.field]: false },
            previousData: record,
          })
        : provider.deleteRecord(resource, record.id, replacement?.id),
    onSuccess: (_, does) => {
      // The deleted record's own page would not find it any more.
      const isRead = ({ queryKey }: { queryKey: readonly unknown[] }) =>
        does === 'retire' || queryKey[1] !== 'getOne';
      void queryClient.invalidateQueries({ predicate: isRead });
      notify(textKey(does === 'delete' ? 'panel_deleted' : 'updated'), { type: 'success' });
      if (does === 'delete') onDeleted();
      else onClose();
    },
    onError: (error) => {
      notify(error.message || textKey('update_failed'), { type: 'error' });
      onClose();
    },
  });

  const isUsed = found !== undefined && Object.keys(found.uses).length > 0;
  const isKept = isUsed && found.needsReplacement;
  const sentences = isKept
    ? [{ text: 'panel_delete_in_use' as const, uses: found.uses }]
    : whatBecomesOf(found?.uses ?? {}, outcomes[resource] ?? 'panel_delete_used');
  const hasOpen = found !== undefined && Object.keys(found.open).length > 0;
  const isKnown = !counted || found !== undefined || isError;
  const mayDelete = isKnown && !hasOpen && (!isKept || replacement !== null);
  const consequence = consequences[resource];
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>{t('panel_delete_title', { name })}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          {hasOpen && (
            <Alert severity="error">
              {t('panel_delete_open')} <UsesInWords uses={found.open} />
            </Alert>
          )}
          {sentences.map(({ text, uses }) => (
            <Alert key={text} severity={isKept ? 'warning' : 'info'}>
              {t(text)} <UsesInWords uses={uses} />
            </Alert>
          ))}
          {isKept && (
            <Replacement
              resource={resource}
              except={record.id}
              chosen={replacement}
              onChoose={setReplacement}
            />
          )}
          <DialogContentText>
            {consequence && `${t(consequence)} `}
            {t('panel_delete_text')}
          </DialogContentText>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        {canRetire && (
          <Button disabled={act.isPending} onClick={() => act.mutate('retire')}>
            {t(retirement.label)}
          </Button>
        )}
        <Button
          color="warning"
          variant="contained"
          disabled={!mayDelete}
          loading={act.isPending}
          onClick={() => act.mutate('delete')}
        >
          {t(isKept ? 'panel_delete_replacing' : 'panel_delete')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** What becomes of what refers to a record that needs no replacement: `outcome`, or it ends along. */
function whatBecomesOf(uses: Uses, outcome: TranslationKey): { text: TranslationKey; uses: Uses }[] {
  const textOf = (resource: string) => (endsAlong.includes(resource) ? 'panel_delete_ends' : outcome);
  const texts = new Set(Object.keys(uses).map(textOf));
  return [...texts].map((text) => ({
    text,
    uses: Object.fromEntries(Object.entries(uses).filter(([resource]) => textOf(resource) === text)),
  }));
}

/** How many records refer to a record, by resource. */
type Uses = Readonly<Record<string, number>>;

/** What refers to a record: `Drivers: 7, Bookings: 2`. */
function UsesInWords({ uses }: { uses: Uses }) {
  const t = useText();
  const format = useFormat();
  const parts = Object.entries(uses).map(([resource, count]) => {
    const page = resourcePages.find(({ resource: name }) => name === resource);
    const label = page?.records ?? usesWithoutPage[resource];
    return `${label ? t(label) : resource}: ${format.number(count)}`;
  });
  return <>{parts.join(' · ')}</>;
}

/** Chooses the record that takes the place of a deleted one. */
function Replacement({
  resource,
  except,
  chosen,
  onChoose,
}: {
  resource: string;
  except: RaRecord['id'];
  chosen: RaRecord | null;
  onChoose: (record: RaRecord | null) => void;
}) {
  const t = useText();
  const represent = useGetRecordRepresentation(resource);
  const { data = [], isPending } = useGetList<RaRecord>(resource, {
    pagination: { page: 1, perPage: CHOICES },
    sort: { field: 'createdAt', order: 'ASC' },
  });
  return (
    <Autocomplete
      value={chosen}
      onChange={(_, record) => onChoose(record)}
      options={data.filter(({ id }) => id !== except)}
      loading={isPending}
      getOptionKey={({ id }) => id}
      getOptionLabel={(record) => represent(record) as string}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      loadingText={t('loading')}
      noOptionsText={t('panel_no_match')}
      clearText={t('close')}
      openText={t('panel_replacement')}
      closeText={t('close')}
      renderInput={(props) => (
        <TextField
          {...props}
          required
          label={t('panel_replacement')}
          helperText={t('panel_replacement_help')}
        />
      )}
    />
  );
}
