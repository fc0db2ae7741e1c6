import { z } from 'zod';

/** What a car type has room for, in persons and pieces; without a number, it is not limited. */
export const carRoomShape = {
  seats: z.number().int().min(1).max(60).nullish(),
  luggage: z.number().int().min(0).max(60).nullish(),
};
