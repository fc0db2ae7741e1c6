import { newYorkPlaces } from '../newYork.places.js';
import { newYorkBoroughs, newYorkNeighbourhoods } from '../newYork.streets.js';
import { offlineMaps } from '../offlineMaps.js';
import { arabicLocalities, arabicNewYork } from './arabicNewYork.js';
import { arabicConsonants, arabicWordsOf, latinConsonants } from './arabicWords.js';

const maps = offlineMaps();
const arabic = { language: 'ar' };
const found = async (text: string, country: string | null = null, wish: object = arabic) =>
  (await maps.autocomplete(text, country, wish)).map(({ description }) => description);

it.each([
  ['تايمز سكوير', 'تايمز سكوير، مانهاتن، نيويورك'],
  ['مانهاتن', 'مانهاتن، نيويورك'],
  ['سوهو', 'سوهو، مانهاتن، نيويورك'],
  ['مطار كينيدي', 'مطار جون كينيدي الدولي، كوينز، نيويورك'],
  ['متحف بروكلين', 'متحف بروكلين، بروكلين، نيويورك'],
  ['القاهرة', 'القاهرة، مصر'],
  ['الاسكندرية', 'الإسكندرية، مصر'],
  ['الدار البيضاء', 'الدار البيضاء، المغرب'],
  ['باريس', 'باريس، فرنسا'],
])('finds a place by its Arabic name, and names it in Arabic: %s', async (typed, expected) => {
  expect((await found(typed))[0]).toBe(expected);
});

it.each([
  ['فندق ألجونكوين', 'The Algonquin Hotel, Manhattan, New York'],
  ['مكارين', 'McCarren Park, Brooklyn, New York'],
  ['الجادة الخامسة', '5th Avenue, Manhattan, New York'],
  ['شارع ٤٢ غرب', 'West 42nd Street, Manhattan, New York'],
  ['برمنغهام', 'Birmingham, United Kingdom'],
])('finds a place by translated words or by how it sounds: %s', async (typed, expected) => {
  expect(await found(typed, null, { language: 'en' })).toContain(expected);
});

it('finds cities by the beginning of a word, and keeps to a country', async () => {
  expect(await found('القاه')).toContain('القاهرة، مصر');
  expect(await found('طرابلس', 'LB')).toEqual(['طرابلس، لبنان']);
  expect(await found('القاهرة', 'US')).not.toContain('القاهرة، مصر');
  expect(await found('ظظظظظظ')).toEqual([]);
});

it('gives the chosen place and the address of a point in Arabic, and in English to others', async () => {
  const [suggestion] = await maps.autocomplete('تايمز سكوير', null, arabic);
  const place = await maps.placeOf(suggestion!.place_id, arabic);
  expect(place?.placeDetails.formatted_address).toBe('تايمز سكوير، مانهاتن، نيويورك');
  const { coords } = place!;
  expect(await maps.address(coords, arabic)).toBe('تايمز سكوير، مانهاتن، نيويورك');
  expect(await maps.address(coords)).toBe('Times Square, Manhattan, New York');
  expect((await found('Londo', 'GB', { language: 'fr' }))[0]).toBe('London, Royaume-Uni');
});

it('names only places that exist, and every borough and neighborhood', () => {
  const keys = [...newYorkBoroughs, ...newYorkNeighbourhoods, ...newYorkPlaces].map(({ key }) => key);
  expect(Object.keys(arabicNewYork).filter((key) => !keys.includes(key))).toEqual([]);
  const areas = [...newYorkBoroughs, ...newYorkNeighbourhoods];
  expect(areas.filter(({ key }) => !arabicNewYork[key])).toEqual([]);
  const localities = new Set([...areas, ...newYorkPlaces].map(({ locality }) => locality));
  expect([...localities].filter((locality) => !arabicLocalities[locality])).toEqual([]);
});

it.each([
  ['بروكلين', 'brooklyn'],
  ['كوينز', 'queens'],
  ['ويليامزبرغ', 'williamsburg'],
  ['برايتون', 'brighton'],
  ['تشيلسي', 'chelsea'],
  ['شيكاغو', 'chicago'],
  ['فيلادلفيا', 'philadelphia'],
])('hears the same consonants in %s and %s', (word, latin) => {
  expect(arabicConsonants(arabicWordsOf(word)[0] as string)).toBe(latinConsonants(latin));
});
