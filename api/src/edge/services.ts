import type { OfficeServices } from '../office/services.js';

/** Serves what the areas below offer. It keeps nothing of its own. */
export type EdgeServices = OfficeServices;
