import type { OfficeServices } from '../office/services.js';

/** All services of the product: what the process assembles, and what every use case receives a part of. */
export type Services = OfficeServices;
