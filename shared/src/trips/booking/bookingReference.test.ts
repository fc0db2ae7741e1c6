import fc from 'fast-check';
import { bookingReference, readBookingReference, referenceWords } from './bookingReference.js';

/** Any reference. */
const references = fc
  .tuple(
    fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 9, maxLength: 9 }),
    fc.nat(9),
  )
  .map(([numbers, collisions]) => {
    let next = 0;
    return bookingReference(() => numbers[next++] ?? 0, collisions);
  });

it('has one form that people can say aloud', () => {
  fc.assert(
    fc.property(references, (reference) => {
      expect(reference).toMatch(/^W-[2-9A-HJKMNP-RTUVXYZ]{4}-[2-9A-HJKMNP-RTUVXYZ]{2,6}$/);
    }),
  );
  expect(bookingReference(() => 0)).toBe('W-2222-22');
});

it('becomes longer with each reference that was taken', () => {
  expect(bookingReference(() => 0.5, 0)).toHaveLength(9);
  expect(bookingReference(() => 0.5, 1)).toHaveLength(10);
  expect(bookingReference(() => 0.5, 100)).toHaveLength(13);
});

it('is read however it is typed', () => {
  fc.assert(
    fc.property(references, (reference) => {
      const compact = reference.replaceAll('-', '');
      for (const typed of [
        reference,
        compact,
        compact.slice(1),
        reference.toLowerCase().replaceAll('-', ' '),
      ])
        expect(readBookingReference(typed)).toBe(reference);
    }),
  );
});

it('is not read with a wrong character or two swapped ones', () => {
  const alphabet = '23456789ABCDEFGHJKMNPQRTUVXYZ';
  fc.assert(
    fc.property(references, fc.nat(), fc.constantFrom(...alphabet.split('')), (reference, place, other) => {
      const typed = reference.replaceAll('-', '').slice(1).split('');
      const at = place % typed.length;
      const wrong = Object.assign([...typed], { [at]: other }).join('');
      if (wrong !== typed.join('')) expect(readBookingReference(wrong)).toBeNull();
      const [first, second] = [typed[at] as string, typed[at + 1]];
      if (second === undefined || first === second) return;
      expect(
        readBookingReference(Object.assign([...typed], { [at]: second, [at + 1]: first }).join('')),
      ).toBeNull();
    }),
  );
  expect(readBookingReference('W-0000-00')).toBeNull();
  expect(readBookingReference('')).toBeNull();
});

it('is found by any of its parts', () => {
  const words = referenceWords('W-4F7K-29');
  for (const typed of ['W-4F7K-29', 'W-4F', '4F7K-29', 'W4F7K29', '4F7K29', 'F7K2', '29', 'K29'])
    expect(words.some((word) => word.startsWith(typed))).toBe(true);
});
