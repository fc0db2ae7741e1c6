import { payments } from './payments.mjs';
import { prices } from './prices.mjs';
import { steps } from './steps.mjs';
import { wallets } from './wallets.mjs';

/**
 * @typedef {object} Mutant A fault that a test must find.
 * @property {string} name the fault, as a sentence
 * @property {string} file where it is made
 * @property {string} from the text to replace, which occurs once in the file
 * @property {string} to the faulty text
 * @property {string} tests the tests that must fail, as a path for Vitest
 */

/** All faults that tests must find. @type {Mutant[]} */
export const mutants = [...prices, ...payments, ...wallets, ...steps];
