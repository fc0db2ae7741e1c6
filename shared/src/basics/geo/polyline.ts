import type { LatLng } from './geo.schema.js';

/** Google's polyline encoding keeps five decimals of a degree: about one meter. */
const PRECISION = 1e5;

/** A path as Google's encoded polyline, the form of `Route.polylinePoints`. */
export function encodePolyline(path: readonly LatLng[]): string {
  let lat = 0;
  let lng = 0;
  let encoded = '';
  for (const point of path) {
    const nextLat = Math.round(point.lat * PRECISION);
    const nextLng = Math.round(point.lng * PRECISION);
    encoded += encodeNumber(nextLat - lat) + encodeNumber(nextLng - lng);
    lat = nextLat;
    lng = nextLng;
  }
  return encoded;
}

/** The path of an encoded polyline, to five decimals. Omits an incomplete last point. */
export function decodePolyline(encoded: string): LatLng[] {
  const path: LatLng[] = [];
  let position = 0;
  let lat = 0;
  let lng = 0;

  function nextNumber(): number | null {
    let result = 0;
    for (let shift = 0; position < encoded.length; shift += 5) {
      const chunk = encoded.charCodeAt(position) - 63;
      position += 1;
      result |= (chunk & 0x1f) << shift;
      if (chunk < 0x20) return result & 1 ? ~(result >> 1) : result >> 1;
    }
    return null;
  }

  for (;;) {
    const dLat = nextNumber();
    const dLng = nextNumber();
    if (dLat === null || dLng === null) return path;
    lat += dLat;
    lng += dLng;
    path.push({ lat: lat / PRECISION, lng: lng / PRECISION });
  }
}

/** Five bits per character, lowest first, with the sign in the lowest bit. */
function encodeNumber(value: number): string {
  let rest = value < 0 ? ~(value << 1) : value << 1;
  let encoded = '';
  while (rest >= 0x20) {
    encoded += String.fromCharCode((0x20 | (rest & 0x1f)) + 63);
    rest >>>= 5;
  }
  return encoded + String.fromCharCode(rest + 63);
}
