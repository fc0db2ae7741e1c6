/** A source with a fault. @throws if the text that it replaces does not occur exactly once */
export function withFault(source, { name, from, to }) {
  const times = source.split(from).length - 1;
  if (from === '' || times !== 1) throw new Error(`"${name}": its text occurs ${times} times, not once`);
  return source.replace(from, () => to);
}
