import { englishTexts } from '../../basics/language/texts.js';
import { ownCancelReasons, shownReason } from './cancelReason.js';

const translate = (key: keyof typeof englishTexts) => englishTexts[key];

it('translates the built-in reasons and shows the reasons users wrote as they are [4.22, 4.27]', () => {
  expect(shownReason('cancel_reason_incomplete_booking', translate)).toBe('The booking was not completed');
  expect(shownReason('I walk', translate)).toBe('I walk');
  for (const reason of ownCancelReasons) expect(shownReason(reason, translate)).not.toBe(reason);
});
