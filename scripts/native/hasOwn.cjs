/** In the place of the package `hasown`, which is required as CommonJS. */
module.exports = Object.hasOwn;
