/** The filter for the entries of a trip, whose references all begin with it: see `tripMoney.ts`. */
export const entriesOfTrip = (booking: string) => ({
  _id: { $gt: `booking:${booking}:`, $lt: `booking:${booking};` },
});
