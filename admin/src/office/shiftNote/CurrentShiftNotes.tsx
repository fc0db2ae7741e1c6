import PinIcon from '@mui/icons-material/PushPinOutlined';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ShiftNote } from '@wayfare/shared';
import { Link, useDataProvider } from 'react-admin';
import { useMay } from '../../frame/access/useStaffMay.js';
import type { PanelDataProvider } from '../../frame/providers/dataProvider.js';
import { useOperation } from '../../frame/providers/useOperation.js';
import { useSession } from '../../frame/session/session.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { readersOf, ShiftNoteSubjects, ShiftNoteWords } from './ShiftNoteText.js';
import { usePinning } from './usePinning.js';

/**
 * The notes of the previous shift, shown on the desk until they are acknowledged. Shows nothing if there are
 * none.
 */
export function CurrentShiftNotes() {
  const t = useText();
  const may = useMay('list', 'shiftnotes');
  const provider = useDataProvider<PanelDataProvider>();
  const { data } = useQuery({
    queryKey: ['shiftnotes', 'current'],
    queryFn: () => provider.currentShiftNotes(),
    enabled: may,
  });
  const notes = data?.notes ?? [];
  if (notes.length === 0) return null;
  return (
    <Alert
      severity="info"
      component="section"
      role="region"
      aria-label={t('panel_shift_notes')}
      icon={<PinIcon />}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' }}>
        <Typography variant="subtitle2" component="h2">
          {t('panel_shift_notes')}
        </Typography>
        <Link to="/shiftnotes">{t('panel_shift_note_all')}</Link>
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1, mt: 0.5 }}>
        {notes.map((note) => (
          <CurrentNote key={note.id} note={note} />
        ))}
      </Box>
    </Alert>
  );
}

function CurrentNote({ note }: { note: ShiftNote }) {
  const t = useText();
  const format = useFormat();
  const { user } = useSession();
  const pinning = usePinning();
  const reading = useOperation({
    run: (provider) => provider.acknowledgeShiftNote(note.id),
    stale: ['shiftnotes'],
  });
  const isRead = note.author === user.id || note.acknowledged.some(({ by }) => by === user.id);
  const readers = readersOf(note);
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
      {note.pinned && <strong>{t('panel_shift_note_pinned')}</strong>}
      <ShiftNoteWords text={note.text} />
      <ShiftNoteSubjects note={note} />
      <Typography variant="body2" component="span" color="textSecondary">
        <bdi>{note.author_name ?? '–'}</bdi>, {format.dateTime(note.createdAt)}
        {readers && ` · ${t('panel_shift_note_acknowledged')}: ${readers}`}
      </Typography>
      <Box component="span" sx={{ marginInlineStart: 'auto' }}>
        {note.pinned && (
          <Button size="small" disabled={pinning.isPending} onClick={() => pinning.mutate(note)}>
            {t('panel_shift_note_unpin')}
          </Button>
        )}
        {!isRead && (
          <Button
            size="small"
            variant="outlined"
            disabled={reading.isPending}
            onClick={() => reading.mutate()}
          >
            {t('panel_shift_note_acknowledge')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
