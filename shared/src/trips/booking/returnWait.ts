/** The times that the forms offer for the driver's wait, in minutes. */
const offeredWaits = [10, 20, 30, 45, 60, 90, 120, 180, 240, 360, 480];

/** The waits that can be booked, in minutes: none where drivers do not wait. */
export const waitsWithin = (most: number): number[] => {
  const within = offeredWaits.filter((minutes) => minutes <= most);
  return within.length > 0 || most <= 0 ? within : [most];
};
