import type { OfficeServices } from '../office/services.js';

/** All services of the product. The process assembles them, and every use case receives a part of them. */
export type Services = OfficeServices;
