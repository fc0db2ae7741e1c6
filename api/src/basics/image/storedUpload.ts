/** A file uploaded in chunks. */
export interface Upload {
  /** SHA-256 of the id its sender uses. */
  id: string;
  /** Its owner; null for an anonymous client. */
  owner: string | null;
  /** Total size in bytes, and how many bytes have arrived. */
  size: number;
  arrived: number;
  /** Its client may also put it into the store at once: see `DirectImages`. */
  direct?: boolean;
  /** Its chunks, in order. */
  pieces: string[];
}
