import type { OfficeServices } from '../office/services.js';

/** The services of the areas below. This area adds none. */
export type EdgeServices = OfficeServices;
