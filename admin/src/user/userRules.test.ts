import { emailRule } from './userRules.js';

describe('emailRule', () => {
  it('takes an address and refuses what is none', () => {
    expect(emailRule()('ann@example.org')).toBeUndefined();
    expect(emailRule()('ann@example')).toBe('proper_email');
    expect(emailRule()('ann example.org')).toBe('proper_email');
  });

  it('asks for one only where it is needed', () => {
    expect(emailRule()(null)).toBeUndefined();
    expect(emailRule(true)(null)).toBe('field_required');
  });

  it('leaves a contact that demo mode hides alone', () => {
    expect(emailRule()('Hidden for Demo')).toBeUndefined();
  });
});
