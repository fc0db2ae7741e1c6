/** Inputs of forms. */
export * from './AmountField.js';
export * from './typedAmount.js';
export * from './useAfterPause.js';
