import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, FormControlLabel, IconButton, Switch, TextField, Typography } from '@mui/material';
import type { SavedView, SavedViewInput, ViewedList } from '@wayfare/shared';
import { useState } from 'react';
import { Link, useListContext } from 'react-admin';
import { ActionDialog } from '../layout/ActionDialog.js';
import { useOperation } from '../providers/useOperation.js';
import { useSavedViews, viewAddress } from '../savedView/useSavedViews.js';
import { useSession } from '../session/session.js';
import { useText } from '../texts/useText.js';

/** The saved views of a list, and the form that saves how it looks now. */
export function ViewsDialog({ list, onClose }: { list: ViewedList; onClose: () => void }) {
  const t = useText();
  const views = useSavedViews(list);
  const { filterValues, sort } = useListContext();
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const save = useOperation<SavedViewInput>({
    run: (provider, data) => provider.create('savedviews', { data }),
    done: 'panel_view_saved',
    onDone: onClose,
    stale: ['savedviews'],
  });
  const isNothing = (value: unknown) => value === null || value === undefined || value === '';
  const filter = Object.fromEntries(
    Object.entries(filterValues as SavedViewInput['filter']).filter(([, value]) => !isNothing(value)),
  );
  return (
    <ActionDialog
      title={t('panel_views')}
      action={t('panel_view_save')}
      isReady={name.trim() !== ''}
      isPending={save.isPending}
      onAct={() =>
        save.mutate({ name: name.trim(), list, filter, sort: sort as SavedViewInput['sort'], shared })
      }
      onClose={onClose}
    >
      {views.length > 0 && (
        <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
          {views.map((view) => (
            <Saved key={view.id} view={view} onOpen={onClose} />
          ))}
        </Box>
      )}
      <TextField
        label={t('panel_view_name')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: 60 } }}
        helperText={t('panel_view_help')}
        autoFocus
      />
      <FormControlLabel
        control={<Switch checked={shared} onChange={({ target }) => setShared(target.checked)} />}
        label={t('panel_view_share')}
      />
    </ActionDialog>
  );
}

/** A saved view. Its author removes it; full admins also remove what others shared. */
function Saved({ view, onOpen }: { view: SavedView; onOpen: () => void }) {
  const t = useText();
  const { user } = useSession();
  const mayRemove = view.author === user.id || !user.staffRole;
  const remove = useOperation({
    run: (provider) => provider.delete('savedviews', { id: view.id }),
    done: 'panel_deleted',
    stale: ['savedviews'],
  });
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link to={viewAddress(view)} onClick={onOpen}>
          <bdi>{view.name}</bdi>
        </Link>
        {view.shared && (
          <Typography variant="body2" color="text.secondary">
            {t('panel_view_shared')}
          </Typography>
        )}
      </Box>
      {mayRemove && (
        <IconButton
          edge="end"
          aria-label={t('panel_delete_named', { name: view.name })}
          disabled={remove.isPending}
          onClick={() => remove.mutate()}
        >
          <DeleteIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}
