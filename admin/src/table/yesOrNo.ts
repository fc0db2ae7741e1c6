import { textKey } from '../language/useText.js';

/** The choices of a filter on what is either so or not. */
export const yesOrNo = [
  { id: true, name: textKey('yes') },
  { id: false, name: textKey('no') },
];
