import { NoSettings, settingsProblemOf } from './startProblem.js';

describe('settingsProblemOf', () => {
  it('distinguishes refused settings from invalid ones [8.13]', () => {
    expect(settingsProblemOf({ status: 400 })).toBe('base_settings_error_1');
    expect(settingsProblemOf({ status: 500 })).toBe('base_settings_error_1');
    expect(settingsProblemOf(new NoSettings())).toBe('base_settings_error_2');
  });

  it('reports no settings problem when the server is unreachable', () => {
    expect(settingsProblemOf({ status: 0 })).toBeNull();
    expect(settingsProblemOf(new TypeError('no connection'))).toBeNull();
  });
});
