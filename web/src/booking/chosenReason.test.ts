import { chosenReason, OTHER_REASON } from './chosenReason.js';

describe('chosenReason', () => {
  it('is the chosen reason, whatever was typed before [4.26]', () => {
    expect(chosenReason('My plans changed', 'The bridge is closed')).toBe('My plans changed');
  });

  it('is what the user typed, without surrounding spaces, if they chose another reason', () => {
    expect(chosenReason(OTHER_REASON, ' The bridge is closed ')).toBe('The bridge is closed');
    expect(chosenReason(OTHER_REASON, '  ', 'Other reason')).toBe('');
  });

  it('is the fallback only if nothing is chosen', () => {
    expect(chosenReason('', '', 'Other reason')).toBe('Other reason');
    expect(chosenReason('My plans changed', '', 'Other reason')).toBe('My plans changed');
    expect(chosenReason('', 'The bridge is closed')).toBe('');
  });
});
