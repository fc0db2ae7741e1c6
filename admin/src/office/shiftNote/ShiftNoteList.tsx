import { Box, Button } from '@mui/material';
import type { ShiftNote } from '@wayfare/shared';
import { useMemo } from 'react';
import { SearchInput, SelectInput } from 'react-admin';
import type { ExportedColumn } from '@wayfare/web/exporting';
import { useIsNarrow } from '../../frame/layout/useIsNarrow.js';
import { NothingHere, PanelList } from '../../frame/table/PanelList.js';
import { RecordCards } from '../../frame/table/RecordCards.js';
import { type RecordColumn, RecordTable } from '../../frame/table/RecordTable.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { textKey, useText } from '../../frame/texts/useText.js';
import { ShiftNoteButton } from './ShiftNoteButton.js';
import { readersOf, ShiftNoteSubjects, ShiftNoteWords } from './ShiftNoteText.js';
import { usePinning } from './usePinning.js';

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput
    key="pinned"
    source="pinned"
    label={textKey('panel_shift_note_pinned')}
    choices={[
      { id: true, name: textKey('yes') },
      { id: false, name: textKey('no') },
    ]}
    alwaysOn
  />,
];

/** All notes from shift to shift, newest first. */
export function ShiftNoteList() {
  const isNarrow = useIsNarrow();
  const columns = useColumns();
  const empty = <NothingHere text="panel_no_shift_notes" />;
  return (
    <>
      <Box sx={{ pt: 1 }}>
        <ShiftNoteButton />
      </Box>
      <PanelList
        title="panel_shift_notes"
        exported={columns}
        filters={filters}
        sort={{ field: 'createdAt', order: 'DESC' }}
        perPage={25}
      >
        {isNarrow ? (
          <RecordCards<ShiftNote> empty={empty}>
            {(note) => (
              <>
                {columns.map(({ source, view }) => (
                  <Box key={source}>{view(note)}</Box>
                ))}
                <PinButton note={note} />
              </>
            )}
          </RecordCards>
        ) : (
          <RecordTable<ShiftNote>
            columns={columns}
            empty={empty}
            actions={(note) => <PinButton note={note} />}
          />
        )}
      </PanelList>
    </>
  );
}

function PinButton({ note }: { note: ShiftNote }) {
  const t = useText();
  const pinning = usePinning();
  return (
    <Button size="small" disabled={pinning.isPending} onClick={() => pinning.mutate(note)}>
      {t(note.pinned ? 'panel_shift_note_unpin' : 'panel_shift_note_pin_verb')}
    </Button>
  );
}

type NoteColumn = ExportedColumn & RecordColumn<ShiftNote>;

function useColumns(): readonly NoteColumn[] {
  const t = useText();
  const format = useFormat();
  return useMemo(
    () => [
      {
        source: 'createdAt',
        label: 'panel_shift_note_written',
        kind: 'time',
        sortable: true,
        view: ({ createdAt }) => <Box sx={{ whiteSpace: 'nowrap' }}>{format.dateTime(createdAt)}</Box>,
      },
      {
        source: 'text',
        label: 'panel_note',
        view: ({ text, pinned }) => (
          <>
            {pinned && <strong>{t('panel_shift_note_pinned')}: </strong>}
            <ShiftNoteWords text={text} />
          </>
        ),
      },
      {
        source: 'reference',
        label: 'panel_person_note_about',
        view: (note) => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
            <ShiftNoteSubjects note={note} />
          </Box>
        ),
      },
      {
        source: 'author_name',
        label: 'panel_shift_note_author',
        view: ({ author_name }) => <bdi>{author_name ?? '–'}</bdi>,
      },
      {
        source: 'acknowledged',
        valueIn: (note) => readersOf(note as ShiftNote),
        label: 'panel_shift_note_acknowledged',
        view: (note) => <bdi>{readersOf(note) || '–'}</bdi>,
      },
    ],
    [format, t],
  );
}
