import {
  Box,
  Button,
  Container,
  IconButton,
  List,
  ListItem,
  ListItemIcon,
  ListItemText,
  MenuItem,
  Paper,
  Stack,
  TextField,
  Tooltip,
  Typography,
} from '@mui/material';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import {
  type Place,
  type SavedPlace,
  type SavedPlaceKind,
  savedPlaceKinds,
  type User,
} from '@wayfare/shared';
import { call } from '@wayfare/web/http';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useMe } from '../../people/account/useMe.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { OwnPageHead } from '../../frame/layout/OwnPageHead.js';
import { useMessages } from '../../frame/messages/MessagesProvider.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { PlaceInput } from './PlaceInput.js';
import { useOncePlacesLoaded } from './useOncePlacesLoaded.js';
import { SavedPlaceIcon } from './SavedPlaceIcon.js';
import { savedPlaceName } from './savedPlaces.js';

/** The places a rider goes to often: the booking form offers them. */
export function PlacesPage() {
  const t = useText();
  const places = useMe()?.places ?? [];
  return (
    <>
      <OwnPageHead title={t('places_title')} here={null} />
      <Container maxWidth="md" sx={{ py: { xs: 3, md: 5 } }}>
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {t('places_text')}
        </Typography>
        <Stack sx={{ gap: 3 }}>
          {places.length > 0 && <PlaceList places={places} />}
          <NewPlace key={places.length} />
        </Stack>
      </Container>
    </>
  );
}

/** Sends a change of the places. The answer is the rider's new profile. */
function useChangedPlaces<Input>(send: (input: Input) => Promise<User>) {
  const queries = useQueryClient();
  const { setUser } = useSession();
  const { notifyError } = useMessages();
  return useMutation({
    mutationFn: send,
    onSuccess: (user) => {
      setUser(user);
      queries.setQueryData(['me'], user);
    },
    onError: notifyError,
  });
}

function PlaceList({ places }: { places: readonly SavedPlace[] }) {
  const t = useText();
  const remove = useChangedPlaces((id: string) => call.delete('/auth/me/places/{id}', { path: { id } }));
  return (
    <List
      sx={{ bgcolor: 'background.paper', borderRadius: 5, border: '1px solid', borderColor: 'divider', p: 0 }}
    >
      {places.map((place, index) => {
        const name = savedPlaceName(place, t);
        const label = t('places_remove', { name });
        return (
          <ListItem
            key={place.id}
            divider={index < places.length - 1}
            secondaryAction={
              <Tooltip title={label}>
                <IconButton
                  edge="end"
                  aria-label={label}
                  disabled={remove.isPending}
                  onClick={() => remove.mutate(place.id)}
                >
                  <DeleteIcon />
                </IconButton>
              </Tooltip>
            }
          >
            <ListItemIcon sx={{ minWidth: 40 }}>
              <SavedPlaceIcon kind={place.kind} />
            </ListItemIcon>
            <ListItemText primary={<bdi>{name}</bdi>} secondary={<bdi>{place.add}</bdi>} />
          </ListItem>
        );
      })}
    </List>
  );
}

function NewPlace() {
  const t = useText();
  const [kind, setKind] = useState<SavedPlaceKind>('home');
  const [name, setName] = useState('');
  const [place, setPlace] = useState<Place | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const save = useChangedPlaces((chosen: Place) =>
    call.post('/auth/me/places', {
      body: { ...chosen, kind, ...(kind === 'other' && name.trim() && { name }) },
    }),
  );
  const saving = useOncePlacesLoaded(() => {
    if (place) save.mutate(place);
    else input.current?.focus();
  });
  return (
    <Paper
      component="form"
      noValidate
      elevation={0}
      aria-labelledby="new-place"
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        saving.run();
      }}
      sx={{ p: { xs: 2.5, md: 4 }, border: '1px solid', borderColor: 'divider' }}
    >
      <Typography id="new-place" component="h2" variant="h4" sx={{ mb: 2 }}>
        {t('places_add')}
      </Typography>
      <Stack sx={{ gap: 2 }}>
        <TextField
          select
          label={t('places_kind')}
          value={kind}
          onChange={(event) => setKind(event.target.value as SavedPlaceKind)}
        >
          {savedPlaceKinds.map((each) => (
            <MenuItem key={each} value={each}>
              {t(`places_kind_${each}`)}
            </MenuItem>
          ))}
        </TextField>
        {kind === 'other' && (
          <TextField
            label={t('places_name')}
            value={name}
            onChange={(event) => setName(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 60 } }}
          />
        )}
        <PlaceInput
          label={t('places_address')}
          icon={<PlaceIcon fontSize="small" />}
          value={place}
          onChange={setPlace}
          onFocus={() => undefined}
          onLoading={saving.onLoading}
          inputRef={input}
          locatable
        />
        <Box>
          <Button type="submit" variant="contained" loading={save.isPending || saving.isWaiting}>
            {t('places_save')}
          </Button>
        </Box>
      </Stack>
    </Paper>
  );
}
