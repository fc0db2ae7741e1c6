import { delays } from './delays.js';

it('the apps use the specified delays [9.11, 9.12]', () => {
  expect(delays).toMatchObject({
    placeSearch: 200,
    paymentClose: 1500,
    tableEdit: 600,
    afterRegistration: 3000,
    walletReading: 1500,
  });
});
