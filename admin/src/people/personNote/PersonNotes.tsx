import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton, TextField, Tooltip, Typography } from '@mui/material';
import type { PersonNote } from '@wayfare/shared';
import { type SubmitEvent, useState } from 'react';
import { useGetList } from 'react-admin';
import { useMay } from '../../frame/access/useStaffMay.js';
import { useOperation } from '../../frame/providers/useOperation.js';
import { useSession } from '../../frame/session/session.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';

const LONGEST = 1000;
/** How many notes are shown first, and once all are asked for. */
const FIRST = 3;
const ALL = 100;

/** The notes of staff about a rider or driver, and a field for another note. For staff of the desk only. */
export function PersonNotes({ user }: { user: string }) {
  const may = useMay('list', 'personnotes');
  return may ? <Notes user={user} /> : null;
}

function Notes({ user }: { user: string }) {
  const t = useText();
  const format = useFormat();
  const [shown, setShown] = useState(FIRST);
  const { data = [], total = 0 } = useGetList<PersonNote>('personnotes', {
    filter: { user },
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: { page: 1, perPage: shown },
  });
  return (
    <Box component="section" aria-label={t('panel_person_notes_title')}>
      <Typography variant="subtitle2" component="h2">
        {t('panel_person_notes_title')}
      </Typography>
      {data.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.map((note) => (
            <NoteLine key={note.id} note={note} />
          ))}
        </Box>
      )}
      {total > data.length && shown === FIRST && (
        <Button size="small" onClick={() => setShown(ALL)}>
          {t('panel_person_notes_more', { count: format.number(total - data.length) })}
        </Button>
      )}
      <AddNote user={user} />
    </Box>
  );
}

function NoteLine({ note }: { note: PersonNote }) {
  const t = useText();
  const format = useFormat();
  const { user } = useSession();
  const mayDelete = !user.staffRole || note.author === user.id;
  const removal = useOperation({
    run: (provider) => provider.delete('personnotes', { id: note.id }),
    done: 'panel_person_note_deleted',
    stale: ['personnotes'],
  });
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'baseline', columnGap: 1 }}>
      <Box sx={{ minWidth: 0 }}>
        <Box component="span" dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {note.text}
        </Box>{' '}
        <Typography component="span" variant="body2" color="textSecondary">
          <bdi>{note.author_name ?? '–'}</bdi>, {format.dateTime(note.createdAt)}
        </Typography>
      </Box>
      {mayDelete && (
        <Tooltip title={t('panel_person_note_delete')}>
          <IconButton
            size="small"
            aria-label={`${t('panel_person_note_delete')}: ${note.text}`}
            disabled={removal.isPending}
            onClick={() => removal.mutate()}
            sx={{ marginInlineStart: 'auto' }}
          >
            <DeleteIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  );
}

function AddNote({ user }: { user: string }) {
  const t = useText();
  const [text, setText] = useState('');
  const save = useOperation({
    run: (provider) => provider.create('personnotes', { data: { user, text: text.trim() } }),
    done: 'panel_person_note_saved',
    // A text typed while another one was being saved is kept.
    onDone: (saved) => setText((now) => (now.trim() === saved.data['text'] ? '' : now)),
    stale: ['personnotes'],
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text.trim() !== '' && !save.isPending) save.mutate();
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'flex', gap: 1, mt: 0.5 }}>
      <TextField
        size="small"
        fullWidth
        label={t('panel_person_note_add')}
        helperText={text === '' ? undefined : t('panel_person_note_hint')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ htmlInput: { maxLength: LONGEST, dir: 'auto' } }}
      />
      <Button
        type="submit"
        size="small"
        disabled={text.trim() === ''}
        loading={save.isPending}
        sx={{ flexShrink: 0, alignSelf: 'start', minHeight: 40 }}
      >
        {t('panel_person_note_add')}
      </Button>
    </Box>
  );
}
