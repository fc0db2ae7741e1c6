import { useQuery, useQueryClient } from '@tanstack/react-query';
import { changeableFields, paymentModes, type PresentedBooking } from '@wayfare/shared';
import { ChangeDialog } from '@wayfare/web/change';
import { call } from '@wayfare/web/http';
import { useNotify } from 'react-admin';
import { PlacePicker } from '../../frame/map/PlacePicker.js';
import { useSession } from '../../frame/session/session.js';
import { useFormatIn } from '../../frame/texts/useFormat.js';
import { textKey, useText } from '../../frame/texts/useText.js';
import { changeRoleOf } from './bookingActions.js';
import { useCarTypes } from '../carType/useCarTypes.js';
import { useTripWords } from '../carType/useTripWords.js';

/** Resources that show a booking. */
const STALE = ['bookings', 'desk', 'planner', 'drivers'];

/** Changes a booking as its author sees it now: rows of lists and the desk have only a part of it. */
export function ChangeBookingDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data } = useQuery({
    queryKey: ['bookings', 'toChange', id],
    queryFn: () => call.get('/bookings/{id}', { path: { id } }),
    staleTime: 0,
    gcTime: 0,
  });
  return data ? <ChangeForm booking={data} onClose={onClose} /> : null;
}

function ChangeForm({ booking, onClose }: { booking: PresentedBooking; onClose: () => void }) {
  const t = useText();
  const formatIn = useFormatIn();
  const queries = useQueryClient();
  const notify = useNotify();
  const { settings, user } = useSession();
  const { data: carTypes = [] } = useCarTypes();
  const words = useTripWords();
  return (
    <ChangeDialog
      booking={booking}
      fields={changeableFields(booking, changeRoleOf(user.usertype), settings.category)}
      settings={settings}
      carTypes={carTypes.map(({ name }) => name)}
      modes={paymentModes.filter((mode) => mode !== 'card' || settings.cardPayments)}
      placeField={({ label, ...field }) => <PlacePicker label={{ text: label }} {...field} />}
      text={t}
      formatIn={formatIn}
      carTypeText={words.carType}
      onChanged={() => {
        for (const resource of STALE) void queries.invalidateQueries({ queryKey: [resource] });
        notify(textKey('change_done'), { type: 'success' });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
