/** How long the browser may take to begin with the file, in ms. */
const TAKEN_AFTER_MS = 60_000;

/** Gives the reader a file to keep. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), TAKEN_AFTER_MS);
}
