/**
 * Sends a body as a form, for operations that take files:
 * `{ body: { image: file }, bodySerializer: formBody }`.
 */
export function formBody(body: Readonly<Record<string, string | Blob | undefined>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) if (value !== undefined) form.set(name, value);
  return form;
}
