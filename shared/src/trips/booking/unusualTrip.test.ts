import { straightKm, unusualReason } from './unusualTrip.js';

const timesSquare = { lat: 40.758, lng: -73.9855 };
const brooklynBridge = { lat: 40.7061, lng: -73.9969 };
const losAngeles = { lat: 34.0522, lng: -118.2437 };

it('a trip across the country and one that ends where it starts are doubted, one across the city is not', () => {
  expect(unusualReason([timesSquare, brooklynBridge])).toBeNull();
  expect(unusualReason([timesSquare, losAngeles])).toBe('far');
  expect(unusualReason([timesSquare, { lat: 40.7581, lng: -73.9855 }])).toBe('same');
});

it('stops count: a round trip over a stop is meant, and a far stop is doubted', () => {
  expect(unusualReason([timesSquare, brooklynBridge, timesSquare])).toBeNull();
  expect(unusualReason([timesSquare, losAngeles, brooklynBridge])).toBe('far');
  expect(straightKm([timesSquare, brooklynBridge, timesSquare])).toBeCloseTo(11.7, 0);
});
