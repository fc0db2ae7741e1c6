import { bookingColumnsFor } from './bookingColumns.js';

const sources = (...args: Parameters<typeof bookingColumnsFor>) =>
  bookingColumnsFor(...args).map((column) => column.source);

describe('bookingColumnsFor', () => {
  const everywhere =
    'booking_id tripdate carType customer_name pickupAddress dropAddress driver_name status reason otp trip_cost trip_start_time trip_end_time total_trip_time distance vehicle_number'.split(
      ' ',
    );
  const ofDeliveries =
    'deliveryPerson deliveryPersonPhone parcelTypeSelected optionSelected pickUpInstructions deliveryInstructions pickup_image deliver_image'.split(
      ' ',
    );

  it('covers all facts of a trip, with parcel facts only in a delivery deployment [2.31]', () => {
    expect(sources('admin', 'taxi')).toEqual(expect.arrayContaining(everywhere));
    expect(sources('admin', 'delivery')).toEqual(expect.arrayContaining([...everywhere, ...ofDeliveries]));
    expect(sources('admin', 'taxi').filter((source) => ofDeliveries.includes(source))).toEqual([]);
  });

  it('covers all of a trip’s money [2.32]', () => {
    expect(sources('admin', 'taxi')).toEqual(
      expect.arrayContaining(
        'driver_share convenience_fees discount customer_paid payment_mode gateway cashPaymentAmount cardPaymentAmount usedWalletMoney'.split(
          ' ',
        ),
      ),
    );
  });

  it('hides driver share and convenience fee from riders [2.32, 6.4]', () => {
    expect(sources('rider', 'taxi')).not.toContain('driver_share');
    expect(sources('rider', 'taxi')).not.toContain('convenience_fees');
    expect(sources('admin', 'taxi')).toEqual(expect.arrayContaining(['driver_share', 'convenience_fees']));
  });
});
