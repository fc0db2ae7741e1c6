/** In the place of the package `object.entries`, which is required as CommonJS. */
module.exports = Object.entries;
