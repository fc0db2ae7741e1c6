/** Maximum picture size, in bytes. */
export const MAX_IMAGE_BYTES = 8 * 1024 * 1024;

/** Larger pictures are sent in pieces. The first piece has this size, in bytes (rule 9.16). */
export const FIRST_PIECE_BYTES = 256 * 1024;
