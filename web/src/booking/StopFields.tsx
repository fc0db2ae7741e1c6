import { Box, Button, IconButton, Stack, TextField, Typography } from '@mui/material';
import AddIcon from '@mui/icons-material/AddLocationAltOutlined';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import CloseIcon from '@mui/icons-material/Close';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Place, type TranslationKey, MAX_STOPS, isDeliveryPhone, moveItem } from '@wayfare/shared';
import { type DraftStop, newStop } from './tripDraft.js';

type Text = (key: TranslationKey, values?: Record<string, string | number>) => string;

interface StopFieldsProps {
  stops: readonly DraftStop[];
  /**
   * Gets the next stops from those at that time: the coordinates of a place arrive shortly after it was
   * chosen.
   */
  onChange: (next: (before: readonly DraftStop[]) => DraftStop[]) => void;
  /** Draws the app's field for a place. */
  placeField: (field: {
    label: string;
    value: Place | null;
    onChange: (place: Place | null) => void;
  }) => ReactNode;
  /** Also asks for the recipient at each stop. */
  withRecipients?: boolean;
  text: Text;
}

/** The stops of a trip before its drop: to be added, removed, and put in order with buttons. */
export function StopFields({ stops, onChange, placeField, withRecipients = false, text }: StopFieldsProps) {
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const focused = useRef<string | null>(null);
  // A button that moved with its stop keeps the focus; after a removal, the button that adds one gets it.
  useEffect(() => {
    if (focused.current === null) return;
    list.current?.querySelector<HTMLElement>(focused.current)?.focus();
    focused.current = null;
  });
  const change = (key: string, changes: Partial<DraftStop>) =>
    onChange((before) => before.map((stop) => (stop.key === key ? { ...stop, ...changes } : stop)));
  const move = (from: number, to: number) => {
    focused.current = `[data-stop="${stops[from]?.key}"] [data-move="${to < from ? 'up' : 'down'}"]:not(:disabled), [data-stop="${stops[from]?.key}"] [data-move]:not(:disabled)`;
    onChange((before) => [...moveItem(before, from, to)]);
    setAnnouncement(text('stop_moved', { number: to + 1, total: stops.length }));
  };
  const remove = (key: string) => {
    focused.current = '[data-add]';
    onChange((before) => before.filter((stop) => stop.key !== key));
    setAnnouncement(text('stop_removed'));
  };
  return (
    <Stack ref={list} sx={{ gap: 1.5 }}>
      {stops.map((stop, index) => {
        const number = index + 1;
        return (
          <Box
            key={stop.key}
            role="group"
            aria-label={text('stop_number', { number })}
            data-stop={stop.key}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
              gap: 0.5,
              alignItems: 'start',
            }}
          >
            {placeField({
              label: text('stop_number', { number }),
              value: stop.place,
              onChange: (place) => change(stop.key, { place }),
            })}
            <Stack direction="row" sx={{ justifySelf: 'end', pt: { xs: 0, sm: 1 } }}>
              {stops.length > 1 && (
                <>
                  <IconButton
                    size="small"
                    data-move="up"
                    aria-label={text('stop_up', { number })}
                    disabled={index === 0}
                    onClick={() => move(index, index - 1)}
                  >
                    <ArrowUpwardIcon fontSize="small" />
                  </IconButton>
                  <IconButton
                    size="small"
                    data-move="down"
                    aria-label={text('stop_down', { number })}
                    disabled={index === stops.length - 1}
                    onClick={() => move(index, index + 1)}
                  >
                    <ArrowDownwardIcon fontSize="small" />
                  </IconButton>
                </>
              )}
              <IconButton
                size="small"
                aria-label={text('stop_remove', { number })}
                onClick={() => remove(stop.key)}
              >
                <CloseIcon fontSize="small" />
              </IconButton>
            </Stack>
            {withRecipients && (
              <Box sx={{ gridColumn: '1 / -1' }}>
                <StopRecipient stop={stop} onChange={(changes) => change(stop.key, changes)} text={text} />
              </Box>
            )}
          </Box>
        );
      })}
      {stops.length < MAX_STOPS && (
        <Button
          data-add
          startIcon={<AddIcon />}
          onClick={() => {
            const added = newStop();
            focused.current = `[data-stop="${added.key}"] input`;
            onChange((before) => [...before, added]);
          }}
          sx={{ alignSelf: 'flex-start' }}
        >
          {text('stop_add')}
        </Button>
      )}
      <Typography
        role="status"
        variant="body2"
        color="text.secondary"
        sx={{ '&:empty': { display: 'none' } }}
      >
        {announcement}
      </Typography>
    </Stack>
  );
}

/** Fields for the recipient of the parcel at a stop, and instructions for the courier. */
export function StopRecipient({
  stop,
  onChange,
  isChecked = false,
  text,
}: {
  stop: DraftStop;
  onChange: (changes: Partial<DraftStop>) => void;
  /** Marks a phone number that cannot be one. */
  isChecked?: boolean;
  text: Text;
}) {
  const isWrong = isChecked && !isDeliveryPhone(stop.deliveryPersonPhone.trim());
  return (
    <Stack sx={{ gap: 1.5, my: 1 }}>
      <TextField
        label={text('trip_receiver_name')}
        value={stop.deliveryPerson}
        onChange={(event) => onChange({ deliveryPerson: event.target.value })}
        slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 120 } }}
      />
      <TextField
        label={text('trip_receiver_phone')}
        type="tel"
        required
        value={stop.deliveryPersonPhone}
        error={isWrong}
        helperText={isWrong ? text('deliveryDetailMissing') : null}
        onChange={(event) => onChange({ deliveryPersonPhone: event.target.value })}
        slotProps={{ htmlInput: { dir: 'ltr', autoComplete: 'off', maxLength: 30 } }}
      />
      <TextField
        label={text('trip_delivery_instructions')}
        multiline
        value={stop.deliveryInstructions}
        onChange={(event) => onChange({ deliveryInstructions: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </Stack>
  );
}
