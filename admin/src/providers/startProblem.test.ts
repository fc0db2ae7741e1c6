import { NoSettings, settingsProblemOf } from './startProblem.js';

describe('settingsProblemOf', () => {
  it('tells settings that are refused from settings that are none [8.13]', () => {
    expect(settingsProblemOf({ status: 400 })).toBe('base_settings_error_1');
    expect(settingsProblemOf({ status: 500 })).toBe('base_settings_error_1');
    expect(settingsProblemOf(new NoSettings())).toBe('base_settings_error_2');
  });

  it('says nothing of settings when the server is not reached', () => {
    expect(settingsProblemOf({ status: 0 })).toBeNull();
    expect(settingsProblemOf(new TypeError('no connection'))).toBeNull();
  });
});
