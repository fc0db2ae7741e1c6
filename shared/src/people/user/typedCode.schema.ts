import { z } from 'zod';
import { cleanCode } from './typedInput.js';

/** A login code as typed or pasted: with spaces, in other digits, or within the whole message. */
export const typedCodeSchema = z.string().max(1000).overwrite(cleanCode).max(20);
