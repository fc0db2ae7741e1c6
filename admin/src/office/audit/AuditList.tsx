import ExpandIcon from '@mui/icons-material/ExpandMore';
import { Box, Chip, IconButton, Typography } from '@mui/material';
import type { PresentedAuditEntry as AuditEntry } from '@wayfare/shared';
import { useExpanded, useRecordContext } from 'react-admin';
import type { ExportedColumn } from '@wayfare/web/exporting';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { useIsNarrow } from '../../frame/layout/useIsNarrow.js';
import { NothingHere, PanelList } from '../../frame/table/PanelList.js';
import { RecordCards } from '../../frame/table/RecordCards.js';
import { RecordTable } from '../../frame/table/RecordTable.js';
import { auditFilters } from './auditFilters.js';
import { actionNames, nameOf, resourceNames } from './auditNames.js';
import { recordName } from './auditedFields.js';
import { Changes } from './Changes.js';
import { changesInFile } from './changesInFile.js';
import { NamedRecord } from './NamedRecord.js';

const exported: readonly ExportedColumn[] = [
  { source: 'at', label: 'panel_audit_at', kind: 'time' },
  { source: 'actorName', label: 'panel_audit_who' },
  { source: 'action', label: 'panel_audit_action', inWords: (name, t) => nameOf(actionNames, name, t) },
  { source: 'resource', label: 'panel_audit_resource', inWords: (name, t) => nameOf(resourceNames, name, t) },
  {
    source: 'record',
    label: 'panel_audit_record',
    valueIn: (entry) => recordName(entry as AuditEntry) ?? entry['record'],
  },
  {
    source: 'changes',
    label: 'panel_audit_changes',
    valueIn: (entry) => entry,
    inWords: (entry, _t, texts) => changesInFile(entry as AuditEntry, texts),
  },
];

/** The audit log: who changed what and when, with the previous values. */
export function AuditList() {
  const isNarrow = useIsNarrow();
  return (
    <PanelList
      title="panel_audit"
      exported={exported}
      filters={auditFilters}
      sort={{ field: 'at', order: 'DESC' }}
      perPage={25}
    >
      {isNarrow ? <AuditCards /> : <AuditTable />}
    </PanelList>
  );
}

function AuditTable() {
  const t = useText();
  const format = useFormat();
  return (
    <RecordTable<AuditEntry>
      columns={[
        {
          source: 'at',
          label: 'panel_audit_at',
          sortable: true,
          view: ({ at }) => (
            <Box component="time" sx={{ whiteSpace: 'nowrap' }}>
              {format.dateTime(at)}
            </Box>
          ),
        },
        { source: 'actor', label: 'panel_audit_who', view: ({ actorName }) => <bdi>{actorName}</bdi> },
        { source: 'action', label: 'panel_audit_action', view: (entry) => <Done entry={entry} /> },
        { source: 'resource', label: 'panel_audit_resource', view: (entry) => resourceOf(entry, t) },
        {
          source: 'record',
          label: 'panel_audit_record',
          cut: 35,
          view: (entry) => <ChangedRecord entry={entry} />,
        },
      ]}
      rowClick="expand"
      expand={<ChangesOfRow />}
      actions={(entry) => <ExpandButton entry={entry} />}
      sx={withoutMouseOnly}
      empty={<NothingHere text="panel_no_audit" />}
    />
  );
}

/** react-admin's own button cannot be reached with a keyboard. */
const withoutMouseOnly = {
  '& .RaDataTable-expandHeader, & .RaDataTable-expandIconCell': { display: 'none' },
} as const;

function ExpandButton({ entry }: { entry: AuditEntry }) {
  const t = useText();
  const [isExpanded, toggle] = useExpanded('auditlog', entry.id);
  const label = t(isExpanded ? 'panel_audit_hide_changes' : 'panel_audit_show_changes');
  return (
    <IconButton
      size="small"
      aria-label={label}
      aria-expanded={isExpanded}
      onClick={(event) => {
        // The row reacts to clicks, too.
        event.stopPropagation();
        toggle();
      }}
    >
      <ExpandIcon sx={{ transform: isExpanded ? 'rotate(180deg)' : 'none' }} />
    </IconButton>
  );
}

function ChangesOfRow() {
  const entry = useRecordContext<AuditEntry>();
  return entry ? <Changes entry={entry} /> : null;
}

function Done({ entry }: { entry: AuditEntry }) {
  const t = useText();
  return (
    <>
      {actionOf(entry, t)}{' '}
      {entry.outcome === 'begun' && <Chip size="small" color="warning" label={t('panel_audit_begun')} />}
    </>
  );
}

/** The name of the changed record. The settings have none. */
function ChangedRecord({ entry }: { entry: AuditEntry }) {
  const t = useText();
  const { record, resource, names } = entry;
  if (names[record]) return <NamedRecord id={record} names={names} />;
  const name = recordName(entry);
  if (name) return <bdi>{name}</bdi>;
  return record === resource ? '–' : <em>{t('panel_audit_gone')}</em>;
}

const actionOf = ({ action }: AuditEntry, t: ReturnType<typeof useText>) => nameOf(actionNames, action, t);
const resourceOf = ({ resource }: AuditEntry, t: ReturnType<typeof useText>) =>
  nameOf(resourceNames, resource, t);

function AuditCards() {
  const t = useText();
  const format = useFormat();
  return (
    <RecordCards<AuditEntry> empty={<NothingHere text="panel_no_audit" />}>
      {(entry) => (
        <>
          {resourceOf(entry, t)} · <Done entry={entry} />
          <Typography variant="body2">
            <ChangedRecord entry={entry} />
          </Typography>
          <Typography variant="body2" color="text.secondary">
            <bdi>{entry.actorName}</bdi> · <time>{format.dateTime(entry.at)}</time>
          </Typography>
          <Changes entry={entry} />
        </>
      )}
    </RecordCards>
  );
}
