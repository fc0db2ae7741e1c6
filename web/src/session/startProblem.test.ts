import { ApiError } from '../http/ApiError.js';
import { NoSettings, settingsProblemOf } from './startProblem.js';

describe('settingsProblemOf', () => {
  it('distinguishes refused settings from invalid ones [8.13]', () => {
    expect(settingsProblemOf(new ApiError('validation_error', 400, ''))).toBe('base_settings_error_1');
    expect(settingsProblemOf(new ApiError('server_error', 500, ''))).toBe('base_settings_error_1');
    expect(settingsProblemOf(new ApiError('settings_error', 503, ''))).toBe('base_settings_error_1');
    expect(settingsProblemOf(new NoSettings())).toBe('base_settings_error_2');
  });

  it('reports no settings problem when the server is unreachable or busy', () => {
    expect(settingsProblemOf(new ApiError('server_error', 503, ''))).toBeNull();
    expect(settingsProblemOf(new ApiError('too_many_requests', 429, ''))).toBeNull();
    expect(settingsProblemOf(new ApiError('fetch_call_error', 0, ''))).toBeNull();
    expect(settingsProblemOf(new TypeError('no connection'))).toBeNull();
  });
});
