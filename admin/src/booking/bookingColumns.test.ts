import { bookingColumnsFor } from './bookingColumns.js';

const sources = (...args: Parameters<typeof bookingColumnsFor>) =>
  bookingColumnsFor(...args).map((column) => column.source);

describe('bookingColumnsFor', () => {
  it('hides the delivery fields in a taxi deployment', () => {
    expect(sources('admin', 'taxi')).not.toEqual(expect.arrayContaining(['deliveryPerson']));
    expect(sources('admin', 'taxi')).not.toContain('parcelTypeSelected');
    expect(sources('admin', 'delivery')).toEqual(
      expect.arrayContaining(['deliveryPerson', 'deliveryPersonPhone', 'pickup_image', 'deliver_image']),
    );
  });

  it('hides driver share and convenience fee from riders', () => {
    expect(sources('rider', 'taxi')).not.toContain('driver_share');
    expect(sources('rider', 'taxi')).not.toContain('convenience_fees');
    expect(sources('admin', 'taxi')).toEqual(expect.arrayContaining(['driver_share', 'convenience_fees']));
  });
});
