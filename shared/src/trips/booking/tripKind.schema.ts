import { z } from 'zod';
import { tripKinds } from './tripKind.js';

/** The kind as a booking stores it: missing in ordinary ones. */
export const tripKindSchema = z.enum(tripKinds);
