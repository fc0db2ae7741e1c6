export * from './HoursForm.js';
export * from './clock.js';
