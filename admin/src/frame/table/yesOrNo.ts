import { textKey } from '../texts/useText.js';

/** The choices of a yes/no filter. */
export const yesOrNo = [
  { id: true, name: textKey('yes') },
  { id: false, name: textKey('no') },
];
