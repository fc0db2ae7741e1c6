import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import { useQueryClient } from '@tanstack/react-query';
import { type ChangeField, type PaymentMode, paymentModes } from '@wayfare/shared';
import { ChangeDialog, type ChangeDraft } from '@wayfare/web/change';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useFormatIn } from '../../frame/language/useFormat.js';
import { useMessages } from '../../frame/messages/MessagesProvider.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import type { OwnBooking } from './bookings.js';
import { useCarTypes } from '../../people/carType/carTypes.js';
import { useTripWords } from '../../people/carType/useTripWords.js';
import { PlaceInput } from './PlaceInput.js';

export interface ChangeTripProps {
  booking: OwnBooking;
  /** What its author can change now. */
  fields: readonly ChangeField[];
  onClose: () => void;
  /** What is entered from the start. */
  started?: Partial<ChangeDraft>;
}

/** Lets riders and drivers change a booking, and shows what that means. */
export function ChangeTripDialog({ booking, fields, started, onClose }: ChangeTripProps) {
  const t = useText();
  const formatIn = useFormatIn();
  const queries = useQueryClient();
  const { notify } = useMessages();
  const { settings } = useSession();
  const carTypes = useCarTypes();
  const words = useTripWords();
  const modes: readonly PaymentMode[] = paymentModes.filter(
    (mode) => mode !== 'card' || settings.cardPayments,
  );
  return (
    <ChangeDialog
      booking={booking}
      fields={fields}
      started={started}
      settings={settings}
      carTypes={(carTypes.data ?? []).map(({ name }) => name)}
      modes={modes}
      placeField={(field) => (
        <PlaceInput
          {...field}
          icon={<PlaceIcon fontSize="small" />}
          onFocus={() => undefined}
          inputRef={{ current: null }}
        />
      )}
      text={t}
      formatIn={formatIn}
      carTypeText={words.carType}
      onChanged={(changed) => {
        queries.setQueryData(['bookings', 'one', booking.id], changed);
        void queries.invalidateQueries({ queryKey: ['bookings'] });
        notify(t('change_done'), 'success');
        onClose();
      }}
      onClose={onClose}
    />
  );
}
