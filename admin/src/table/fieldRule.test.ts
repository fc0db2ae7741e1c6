import { carTypeInputSchema, userInputSchema } from '@wayfare/shared';
import { fieldRule } from './fieldRule.js';

describe('fieldRule', () => {
  it('asks for a name and takes one', () => {
    const rule = fieldRule(carTypeInputSchema.shape.name);
    expect(rule.isRequired).toBe(true);
    expect(rule(null)).toBe('field_required');
    expect(rule('  ')).toBe('field_required');
    expect(rule('Mini')).toBeUndefined();
    expect(rule('x'.repeat(61))).toBe('field_too_long');
  });

  it('takes an amount of 0 or above', () => {
    const rule = fieldRule(carTypeInputSchema.shape.min_fare);
    expect(rule(-0.01)).toBe('field_too_small');
    expect(rule(0)).toBeUndefined();
    expect(rule(2e9)).toBe('field_too_big');
    expect(rule('much')).toBe('field_invalid');
  });

  it('leaves an optional field alone', () => {
    const rule = fieldRule(userInputSchema.shape.other_info);
    expect(rule.isRequired).toBe(false);
    expect(rule(null)).toBeUndefined();
  });
});
