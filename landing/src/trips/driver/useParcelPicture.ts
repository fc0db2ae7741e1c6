import { useQueryClient } from '@tanstack/react-query';
import type { SendProgress } from '@wayfare/shared';
import type { PictureField } from '@wayfare/web/booking';
import { uploadImage } from '@wayfare/web/picture';
import type { OwnBooking } from '../booking/bookings.js';

/** Returns a function that uploads a picture of a delivery, and shows it at once. */
export function useParcelPicture(bookingId: string, image: PictureField) {
  const queries = useQueryClient();
  return async (file: File, onProgress: (progress: SendProgress) => void = () => {}): Promise<void> => {
    try {
      const path = `bookings/${encodeURIComponent(bookingId)}/${image}`;
      const after = await uploadImage<OwnBooking>(path, file, onProgress);
      queries.setQueryData(['bookings', 'one', bookingId], after);
    } finally {
      await queries.invalidateQueries({ queryKey: ['bookings'] });
    }
  };
}
