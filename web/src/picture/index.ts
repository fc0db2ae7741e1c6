/** Pictures: choosing and uploading them. */
export * from './uploadImage.js';
