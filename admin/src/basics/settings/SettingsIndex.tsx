import { Autocomplete, Box, Link, ListItem, ListItemText, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../../frame/texts/useText.js';
import { findSettings, type FoundSetting, namedSettings } from './findSettings.js';
import type { settingGroupsFor } from './settingsFields.js';

/** The ids of a setting and of a group on the page. */
export const settingId = (source: string) => `setting-${source}`;
export const groupId = (title: string) => `group-${title}`;

/** Moves the focus to a setting, and so into view. */
function goToSetting(source: string) {
  const place = document.getElementById(settingId(source));
  place?.scrollIntoView({ block: 'center' });
  place?.querySelector<HTMLElement>('input:not([aria-hidden]), [role=combobox]')?.focus();
}

/** Moves the focus to a group of settings. */
function goToGroup(title: string) {
  const place = document.getElementById(groupId(title));
  place?.scrollIntoView({ block: 'start' });
  place?.focus({ preventScroll: true });
}

/** A search in the names and helps of all settings, and links to their groups. */
export function SettingsIndex({ groups }: { groups: ReturnType<typeof settingGroupsFor> }) {
  const t = useText();
  const { hash } = useLocation();
  const [typed, setTyped] = useState('');
  // An address names a setting as its hash.
  useEffect(() => {
    if (hash) goToSetting(hash.slice(1));
  }, [hash]);
  return (
    <Box component="search" sx={{ display: 'grid', gap: 1 }}>
      <Autocomplete<FoundSetting>
        value={null}
        inputValue={typed}
        onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
        // Enter chooses here, and must not submit the form around it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        onChange={(_, chosen) => {
          // After the field has closed its list and taken the focus back.
          if (chosen) setTimeout(goToSetting, 0, chosen.source);
        }}
        options={namedSettings(groups, t)}
        filterOptions={(options) => findSettings(options, typed)}
        autoHighlight
        clearOnBlur
        forcePopupIcon={false}
        clearText={t('close')}
        noOptionsText={t('panel_no_match')}
        getOptionKey={({ source }) => source}
        getOptionLabel={({ name }) => name}
        renderOption={({ key, ...props }, { name, group, help }) => (
          <ListItem key={key} {...props} dense>
            <ListItemText primary={`${name} · ${group}`} secondary={help} />
          </ListItem>
        )}
        renderInput={(props) => <TextField {...props} label={t('panel_find_setting')} type="search" />}
      />
      <Box component="nav" aria-label={t('panel_setting_groups')}>
        <Box
          component="ul"
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, m: 0, p: 0, listStyle: 'none' }}
        >
          {groups.map(({ title }) => (
            <li key={title}>
              <Link
                component="button"
                type="button"
                onClick={() => goToGroup(title)}
                sx={{ minHeight: 32, typography: 'body2' }}
              >
                {t(title)}
              </Link>
            </li>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
