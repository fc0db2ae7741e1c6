/** Stylis ships no types; this covers what the panel uses. */
declare module 'stylis' {
  export const prefixer: (element: unknown) => string | void;
}
