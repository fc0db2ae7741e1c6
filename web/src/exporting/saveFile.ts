/** How long the browser may take to start the download, in ms. */
const TAKEN_AFTER_MS = 60_000;

/** Offers the user a file to save. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), TAKEN_AFTER_MS);
}
