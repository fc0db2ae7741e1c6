import deliveryTexts from '../../../locales/en/delivery.json' with { type: 'json' };
import { englishTexts } from '../language/texts.js';
import { DELIVERY_SUFFIX, textFor, textsFor } from './textsFor.js';

const texts = {
  trip_title: 'Your trip',
  trip_title_delivery: 'Your delivery',
  trip_cancel: 'Cancel',
  group_delivery: 'Delivery',
};

describe('textsFor', () => {
  it('uses the wording of parcels where there is one', () => {
    expect(textsFor('delivery', texts)).toMatchObject({
      trip_title: 'Your delivery',
      trip_cancel: 'Cancel',
      group_delivery: 'Delivery',
    });
  });

  it('leaves the texts of a taxi business as they are', () => {
    expect(textsFor('taxi', texts)).toEqual(texts);
  });
});

describe('textFor', () => {
  it.each(['taxi', 'delivery'] as const)(
    'finds each text that textsFor has, in a %s business',
    (category) => {
      for (const source of [texts, englishTexts] as Record<string, string>[]) {
        const shown = textsFor(category, source);
        const found = Object.keys(shown).map((key) => [key, textFor(category, source, key)]);
        expect(Object.fromEntries(found)).toEqual(shown);
      }
    },
  );

  it.each(['unknown', 'toString', 'trip_other'])('finds nothing for the key %s', (key) => {
    expect(textFor('delivery', { ...texts, trip_other_delivery: 'No such trip' }, key)).toBeUndefined();
  });
});

describe('the wording of parcels', () => {
  it('replaces texts that exist, each by another one', () => {
    const english: Record<string, string> = englishTexts;
    const odd = Object.entries(deliveryTexts).filter(([key, text]) => {
      const replaced = english[key.slice(0, -DELIVERY_SUFFIX.length)];
      return !key.endsWith(DELIVERY_SUFFIX) || replaced === undefined || replaced === text;
    });
    expect(odd).toEqual([]);
  });

  it('has the placeholders of what it replaces', () => {
    const placeholdersOf = (text: string) => [...new Set(text.match(/%\{\w+\}/g))].sort();
    const english: Record<string, string> = englishTexts;
    const odd = Object.entries(deliveryTexts).filter(([key, text]) => {
      const replaced = english[key.slice(0, -DELIVERY_SUFFIX.length)] ?? '';
      return placeholdersOf(text).join() !== placeholdersOf(replaced).join();
    });
    expect(odd).toEqual([]);
  });

  it('leaves no text about trips or riding', () => {
    // Only the fares of taxi trips are measured, only they have an emergency number, promos, and riders who
    // may not be in the car.
    const ofRideChecks =
      /^(?:notice|trip|console|panel)_denied_|^trip_deny_|^notice_(?:started_unproven|ride_(?:decided|charged))_|_notInCar$|^cancel_reason_not_in_car$|^promo_phone_unproved$/;
    // Only a taxi is stopped on the street, is hired by the hour, comes back, takes passengers wherever they
    // want, goes farther than its driver accepted, needs something of its car, or pays more while a driver is
    // searched.
    const isTaxiOnly = (key: string) =>
      ofRideChecks.test(key) ||
      /_(?:street|as_directed|hourly|return|linked|longer|needs|lacksNeeds|passengers|rider_extra)(?:_|$)|^(?:hire|hours|load|return)_|^panel_trip_kind$|^change_driver_|_(?:asked_body|step_answer)$/.test(
        key,
      ) ||
      /^(?:trip|panel)_review_(?:more|less|approve_)|^notice_fare_review_|^panel_help_(?:fare_tolerance|panic|hold_cards)|^(?:pay|notice|panel)_hold_|^pay_outcome_held/.test(
        key,
      );
    const shown = Object.entries(textsFor('delivery', englishTexts)).filter(([key]) => !isTaxiOnly(key));
    const riding = shown.filter(([, text]) =>
      /\b(?:trips?|rid(?:e|es|er|ers|ing)|taxis?|cabs?|passengers?|get in)\b/i.test(
        // Neither placeholders nor commands, such as APP_CATEGORY=taxi, are wording.
        text.replaceAll(/%\{\w+\}|\w+=\w+/g, ''),
      ),
    );
    expect(riding).toEqual([]);
  });
});
