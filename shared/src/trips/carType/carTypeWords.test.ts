import { carTypeText, extraText } from './carTypeWords.js';

const fragile = (ar: string) => ({
  description: 'Fragile',
  amount: 4,
  translations: { ar: { description: ar } },
});
const carTypes = [
  { name: 'Van', translations: { ar: { name: 'شاحنة' } }, parcelTypes: [fragile('هش جدًا')] },
  { name: 'Scooter', parcelTypes: [fragile('قابل للكسر')], options: [{ description: 'Signed', amount: 1 }] },
];

it('writes the name of a booked car type in the language of the reader [4.92]', () => {
  expect(carTypeText('Van', carTypes, 'ar')).toBe('شاحنة');
  expect(carTypeText('Van', carTypes, 'en')).toBe('Van');
  expect(carTypeText('Scooter', carTypes, 'ar')).toBe('Scooter');
  expect(carTypeText('Former', carTypes, 'ar')).toBe('Former');
});

it('writes a booked parcel type or option as its car type translates it, or else another one [4.92]', () => {
  const inArabic = (carType: string, description: string) =>
    extraText({ description }, { carType, carTypes, language: 'ar' });
  expect(inArabic('Scooter', 'Fragile')).toBe('قابل للكسر');
  expect(inArabic('Van', 'Fragile')).toBe('هش جدًا');
  expect(inArabic('Former', 'Fragile')).toBe('هش جدًا');
  expect(inArabic('Scooter', 'Signed')).toBe('Signed');
  expect(inArabic('Scooter', 'Other')).toBe('Other');
});
