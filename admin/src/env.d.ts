/** Stylis ships no types; this is all of it the panel uses. */
declare module 'stylis' {
  export const prefixer: (element: unknown) => string | void;
}
