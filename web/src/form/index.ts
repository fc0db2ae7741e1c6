/** Inputs of forms. */
export * from './AmountField.js';
export * from './CodeField.js';
export * from './NumberField.js';
export * from './numberProblemText.js';
export * from './UploadProgress.js';
export * from './useAfterPause.js';
export * from './usePictureUpload.js';
export * from './useWrongFieldFocus.js';
