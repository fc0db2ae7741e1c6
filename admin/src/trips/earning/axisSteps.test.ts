import { axisSteps } from './axisSteps.js';

describe('the steps of an axis', () => {
  it.each([
    [
      [3, 8, 1],
      [0, 2, 4, 6, 8],
    ],
    [[980], [0, 250, 500, 750, 1000]],
    [[1_234_567], [0, 500_000, 1_000_000, 1_500_000]],
    [[0.3], [0, 0.1, 0.2, 0.3]],
    [
      [-5, 10],
      [-5, 0, 5, 10],
    ],
    [
      [-3, -1],
      [-3, -2, -1, 0],
    ],
  ])('for %j are %j', (amounts, steps) => {
    expect(axisSteps(amounts).map((step) => Number(step.toFixed(6)) + 0)).toEqual(steps);
  });

  it.each([
    [
      [2, 1],
      [0, 1, 2],
    ],
    [[9], [0, 5, 10]],
    [[], [0, 1]],
  ])('of the counts %j are the whole numbers %j', (amounts, steps) => {
    expect(axisSteps(amounts, true)).toEqual(steps);
  });

  it.each([[[]], [[0, 0]]])('exist without amounts: %j', (amounts) => {
    expect(axisSteps(amounts)[0]).toBe(0);
    expect(axisSteps(amounts).length).toBeGreaterThan(1);
  });
});
