/**
 * In the place of the package `inflection`, where react-admin names fields and resources that have no label.
 * All that the panel shows have one.
 */
const words = (name) => name.replace(/([a-z])([A-Z])|[_.]+/g, '$1 $2').toLowerCase();

export const humanize = words;
export const inflect = words;
export const transform = words;
