/** A name such as `createBooking` or `booking.status_changed` as that of a type: `BookingStatusChanged`. */
export const pascalCase = (name: string): string =>
  name.replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, first: string) => first.toUpperCase());
