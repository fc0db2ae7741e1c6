/** Converts what earlier versions stored. It runs at every start, and returns at once if all is converted. */
export type Migration<Services> = (services: Services) => Promise<void>;
