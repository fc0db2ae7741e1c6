import { emailRule } from '../../frame/userForm/userRules.js';

describe('emailRule', () => {
  it('accepts a valid address and rejects an invalid one', () => {
    expect(emailRule()('ann@example.org')).toBeUndefined();
    expect(emailRule()('ann@example')).toBe('proper_email');
    expect(emailRule()('ann example.org')).toBe('proper_email');
  });

  it('requires one only where it is needed', () => {
    expect(emailRule()(null)).toBeUndefined();
    expect(emailRule(true)(null)).toBe('field_required');
  });

  it('ignores a contact that demo mode hides', () => {
    expect(emailRule()('Hidden for Demo')).toBeUndefined();
  });
});
