import { carTypeInputSchema, userInputSchema } from '@wayfare/shared';
import { fieldRule } from './fieldRule.js';

describe('fieldRule', () => {
  it('requires and accepts a name', () => {
    const rule = fieldRule(carTypeInputSchema.shape.name);
    expect(rule.isRequired).toBe(true);
    expect(rule(null)).toBe('field_required');
    expect(rule('  ')).toBe('field_required');
    expect(rule('Mini')).toBeUndefined();
    expect(rule('x'.repeat(61))).toBe('field_too_long');
  });

  it('accepts an amount of 0 or above', () => {
    const rule = fieldRule(carTypeInputSchema.shape.min_fare);
    expect(rule(-0.01)).toBe('field_too_small');
    expect(rule(0)).toBeUndefined();
    expect(rule(2e9)).toBe('field_too_big');
    expect(rule('much')).toBe('field_invalid');
  });

  it('accepts an empty optional field', () => {
    const rule = fieldRule(userInputSchema.shape.other_info);
    expect(rule.isRequired).toBe(false);
    expect(rule(null)).toBeUndefined();
  });
});
