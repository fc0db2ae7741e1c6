import {
  Autocomplete,
  Box,
  ListItem,
  ListItemText,
  ListSubheader,
  type PopperProps,
  TextField,
} from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../texts/useText.js';
import type { Jump } from './found.js';
import { useFound } from './useFound.js';
import { Dialog } from '@wayfare/web/overlay';

/** Jumps to a screen, a booking or a user that matches the typed text. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const t = useText();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const { jumps, isAsking, isError } = useFound(typed);
  const jump = ({ to }: Jump) => {
    onClose();
    // Home is a page of the site, so the browser has to load it.
    if (to === '/') window.location.assign(to);
    else void navigate(to);
  };
  const nothing = isError ? 'panel_load_failed_title' : isAsking ? 'loading' : 'panel_no_match';
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{
        paper: {
          'aria-label': t('panel_palette'),
          sx: { p: 2, m: { xs: 1, sm: 4 }, width: { xs: 'calc(100% - 16px)' } },
        },
      }}
    >
      <Autocomplete
        open
        autoHighlight
        fullWidth
        value={null}
        inputValue={typed}
        onInputChange={(_, text, reason) => {
          if (reason === 'input' || reason === 'clear') setTyped(text);
        }}
        onChange={(_, chosen) => chosen && jump(chosen)}
        onClose={(_, reason) => {
          if (reason === 'escape') onClose();
        }}
        options={jumps}
        filterOptions={(options) => options}
        groupBy={({ group }) => t(group)}
        getOptionKey={({ id }) => id}
        getOptionLabel={({ title }) => title}
        forcePopupIcon={false}
        clearText={t('close')}
        noOptionsText={t(nothing)}
        slots={{ popper: InPlace }}
        slotProps={{
          paper: { elevation: 0 },
          listbox: { component: 'div', sx: { maxHeight: '60vh', p: 0 } },
        }}
        renderGroup={({ key, group, children }) => (
          <div key={key} role="group" aria-labelledby={`palette-group-${key}`}>
            <ListSubheader
              component="div"
              id={`palette-group-${key}`}
              role="presentation"
              sx={{ bgcolor: 'transparent', position: 'static', lineHeight: 2.5 }}
            >
              {group}
            </ListSubheader>
            <Box component="ul" role="presentation" sx={{ p: 0 }}>
              {children}
            </Box>
          </div>
        )}
        renderOption={({ key, ...props }, { title, text }) => (
          <ListItem key={key} {...props} dense>
            <ListItemText primary={<bdi>{title}</bdi>} secondary={text && <bdi>{text}</bdi>} />
          </ListItem>
        )}
        renderInput={(props) => (
          <TextField {...props} autoFocus label={t('panel_palette')} helperText={t('panel_palette_hint')} />
        )}
      />
    </Dialog>
  );
}

/** Keeps the list below the text inside the dialog, never above it. */
function InPlace({ children, className }: PopperProps) {
  return (
    <Box className={className} sx={{ mt: 1 }}>
      {typeof children === 'function' ? null : children}
    </Box>
  );
}
