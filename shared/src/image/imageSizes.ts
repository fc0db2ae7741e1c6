/** How large a picture may be, in bytes. */
export const MAX_IMAGE_BYTES = 8 * 1024 * 1024;

/** Pictures above this are sent in pieces, the first of which is this large (rule 9.16), in bytes. */
export const FIRST_PIECE_BYTES = 256 * 1024;
