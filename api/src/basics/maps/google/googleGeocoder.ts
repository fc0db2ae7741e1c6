import type { ReverseGeocodeRequest } from '@googlemaps/google-maps-services-js';
import { z } from 'zod';
import type { PlaceService } from '../mapsProvider.js';
import type { Ask } from '../service/watchedService.js';
import type { GoogleApi } from './googleApi.js';
import { clientAnswer, geocodingRequest, googleClient, literal } from './googleClient.js';

const answer = z.object({
  results: z.array(z.object({ formatted_address: z.string(), types: z.array(z.string()).default([]) })),
});

/** Addresses of points by Google's Geocoding API. */
export function googleGeocoder(api: GoogleApi, ask: Ask): Pick<PlaceService, 'address'> {
  const client = googleClient();
  return {
    address: (point, wish) =>
      ask('Geocoding', async () => {
        const { url, key, config } = geocodingRequest(api);
        const params = {
          latlng: literal(point),
          ...(wish?.language && { language: wish.language }),
          ...(wish?.region && { region: topLevelDomain(wish.region) }),
          key,
        } as ReverseGeocodeRequest['params'];
        const found = await clientAnswer(client.reverseGeocode({ ...config, url, params }), answer);
        // A plus code ("PX5M+8J") is an address only where there is no other one.
        const best = found?.results.find(({ types }) => !types.includes('plus_code')) ?? found?.results[0];
        return best?.formatted_address ?? null;
      }),
  };
}

/** The API takes a country as the end of its internet addresses. */
const topLevelDomain = (region: string): string =>
  region.toUpperCase() === 'GB' ? 'uk' : region.toLowerCase();
