import {
  Box,
  Button,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  Stack,
  TextField,
  Typography,
  useMediaQuery,
  useTheme,
} from '@mui/material';
import { type CarType, isDeliveryPhone, type OfferedExtra, parcelLimits, textIn } from '@wayfare/shared';
import { limitWords, StopRecipient } from '@wayfare/web/booking';
import { useId, useState } from 'react';
import { useFormat } from '../../frame/language/useFormat.js';
import { useLanguage, useText } from '../../frame/language/LanguageProvider.js';
import type { BookingDraft } from './draft.js';
import { Dialog } from '@wayfare/web/overlay';

/**
 * The parcel: its type and option if the car type has them, the receiver, and instructions (rules 2.17,
 * 5.11).
 */
export function DeliveryDialog({
  open,
  carType,
  draft,
  busy,
  problem,
  onChange,
  onClose,
  onDone,
}: {
  open: boolean;
  carType: CarType | undefined;
  draft: BookingDraft;
  busy: boolean;
  problem: string | null;
  onChange: (changes: Partial<BookingDraft>) => void;
  onClose: () => void;
  onDone: () => void;
}) {
  const t = useText();
  const theme = useTheme();
  const fullScreen = useMediaQuery(theme.breakpoints.down('sm'));
  const [touched, setTouched] = useState(false);
  const hasPhone = isDeliveryPhone(draft.deliveryPersonPhone.trim());
  // With several recipients, the problem may be another one's number.
  const isWrong = touched && problem !== null && !(draft.stops.length > 0 && hasPhone);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen={fullScreen}
      fullWidth
      maxWidth="sm"
      aria-labelledby="delivery-title"
    >
      <DialogTitle id="delivery-title">{t('trip_delivery_details')}</DialogTitle>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTouched(true);
          onDone();
        }}
        style={{ display: 'contents' }}
      >
        <DialogContent>
          <Stack sx={{ gap: 2.5, pt: 1 }}>
            <ExtraChoice
              label={t('trip_parcel_type')}
              extras={carType?.parcelTypes}
              value={draft.parcelType}
              onChange={(parcelType) => onChange({ parcelType })}
            />
            <ExtraChoice
              label={t('trip_option')}
              extras={carType?.options}
              value={draft.option}
              onChange={(option) => onChange({ option })}
            />
            {draft.stops.map((stop, index) => (
              <Box
                key={stop.key}
                role="group"
                aria-label={t('stop_number', { number: index + 1 })}
                sx={{ borderInlineStart: '3px solid', borderColor: 'divider', paddingInlineStart: 2 }}
              >
                <Typography sx={{ fontWeight: 700 }}>{t('stop_number', { number: index + 1 })}</Typography>
                <Typography variant="body2" color="text.secondary" dir="auto" sx={{ textAlign: 'start' }}>
                  {stop.place?.add}
                </Typography>
                <StopRecipient
                  stop={stop}
                  isChecked={touched}
                  onChange={(changes) =>
                    onChange({
                      stops: draft.stops.map((other) =>
                        other.key === stop.key ? { ...other, ...changes } : other,
                      ),
                    })
                  }
                  text={t}
                />
              </Box>
            ))}
            {draft.stops.length > 0 && (
              <Box>
                <Typography sx={{ fontWeight: 700 }}>{t('site_drop')}</Typography>
                <Typography variant="body2" color="text.secondary" dir="auto" sx={{ textAlign: 'start' }}>
                  {draft.drop?.add}
                </Typography>
              </Box>
            )}
            <TextField
              label={t('trip_receiver_name')}
              value={draft.deliveryPerson}
              autoComplete="off"
              onChange={(event) => onChange({ deliveryPerson: event.target.value })}
            />
            <TextField
              label={t('trip_receiver_phone')}
              type="tel"
              required
              value={draft.deliveryPersonPhone}
              error={isWrong}
              helperText={isWrong ? problem : null}
              autoComplete="off"
              onChange={(event) => onChange({ deliveryPersonPhone: event.target.value })}
            />
            <TextField
              label={t('trip_pickup_instructions')}
              multiline
              value={draft.pickUpInstructions}
              onChange={(event) => onChange({ pickUpInstructions: event.target.value })}
            />
            <TextField
              label={t('trip_delivery_instructions')}
              multiline
              value={draft.deliveryInstructions}
              onChange={(event) => onChange({ deliveryInstructions: event.target.value })}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="contained" loading={busy}>
            {t('trip_see_price')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** A parcel type or option with its surcharge, and the largest parcel it allows. */
function ExtraLabel({ extra }: { extra: OfferedExtra }) {
  const { t, locale } = useLanguage();
  const format = useFormat();
  const limits = limitWords(parcelLimits(extra), t, (value) => format.number(value));
  return (
    <>
      {`${textIn(extra, 'description', locale)} · ${format.money(extra.amount)}`}
      {limits && (
        <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
          <bdi>{limits}</bdi>
        </Typography>
      )}
    </>
  );
}

function ExtraChoice(props: {
  label: string;
  extras: readonly OfferedExtra[] | null | undefined;
  value: string;
  onChange: (description: string) => void;
}) {
  const labelId = useId();
  if (!props.extras?.length) return null;
  return (
    <FormControl>
      <FormLabel id={labelId}>{props.label}</FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
      >
        {props.extras.map((extra) => (
          <FormControlLabel
            key={extra.description}
            value={extra.description}
            control={<Radio />}
            label={<ExtraLabel extra={extra} />}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
