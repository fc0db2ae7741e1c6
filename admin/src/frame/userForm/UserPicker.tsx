import { Autocomplete, ListItem, ListItemText, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { fullName, type TranslationKey, type User } from '@wayfare/shared';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useText } from '../texts/useText.js';
import { useAfterPause } from '@wayfare/web/form';
import type { PanelDataProvider } from '../providers/dataProvider.js';

/** A pause of this many ms in typing triggers a server request. */
const PAUSE_MS = 250;
const PER_RESOURCE = 10;

/** Finds a user by name, mobile or email; data the API hides stays hidden (rules 2.42, 6.21). */
export function UserPicker({
  value,
  onChange,
  label,
  hint,
  from,
  required = true,
}: {
  value: User | null;
  onChange: (user: User | null) => void;
  label: TranslationKey;
  hint: TranslationKey;
  /** The lists to search. */
  from: readonly ('riders' | 'drivers')[];
  required?: boolean;
}) {
  const t = useText();
  const translate = useTranslate();
  const provider = useDataProvider<PanelDataProvider>();
  const [typed, setTyped] = useState('');
  const asked = useAfterPause(typed.trim(), PAUSE_MS);

  const found = useQuery({
    queryKey: [...from, 'picker', asked],
    queryFn: async () => {
      const pages = await Promise.all(
        from.map((resource) =>
          provider.getList<User>(resource, {
            filter: asked === '' ? {} : { q: asked },
            sort: { field: 'firstName', order: 'ASC' },
            pagination: { page: 1, perPage: PER_RESOURCE },
          }),
        ),
      );
      return pages.flatMap(({ data }) => data);
    },
  });
  // Only users who match the current text are offered, because money goes to the selected user.
  const isSearching = asked !== typed.trim() || found.isFetching;

  return (
    <Autocomplete
      value={value}
      onChange={(_, user) => onChange(user)}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      options={isSearching ? [] : (found.data ?? [])}
      filterOptions={(options) => options}
      loading={isSearching}
      loadingText="…"
      noOptionsText={t(found.isError ? 'panel_load_failed_title' : 'panel_no_users')}
      clearText={translate('ra.action.clear_input_value')}
      openText={t(label)}
      closeText={t('close')}
      getOptionKey={(user) => user.id}
      getOptionLabel={fullName}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      renderOption={({ key, ...props }, user) => (
        <ListItem key={key} {...props}>
          <ListItemText
            primary={
              <>
                <bdi>{fullName(user)}</bdi>
                {from.length > 1 && ` · ${t(`usertype_${user.usertype}`)}`}
              </>
            }
            secondary={<Contacts user={user} />}
          />
        </ListItem>
      )}
      renderInput={(props) => (
        <TextField
          {...props}
          label={t(label)}
          required={required}
          error={found.isError}
          helperText={
            found.isError ? t('panel_load_failed_title') : value ? <Contacts user={value} /> : t(hint)
          }
        />
      )}
    />
  );
}

function Contacts({ user }: { user: User }) {
  return (
    <>
      <bdi>{user.mobile ?? '–'}</bdi> · <bdi>{user.email ?? '–'}</bdi>
    </>
  );
}
