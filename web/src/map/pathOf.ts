import type { LatLng } from '@wayfare/shared';

/** Converts the API's route waypoints to points. */
export const pathOf = (
  coords: readonly { latitude: number; longitude: number }[] | null | undefined,
): LatLng[] => (coords ?? []).map(({ latitude, longitude }) => ({ lat: latitude, lng: longitude }));
