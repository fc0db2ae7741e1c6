import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { Writable } from 'node:stream';

/** A terminal that asks its user. */
export interface Terminal {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

/**
 * Asks one question and returns the answer. With `isSecret`, the typed text is not shown. Null if the input
 * ends first.
 */
export function ask(question: string, { input, output }: Terminal, isSecret = false): Promise<string | null> {
  // Readline edits a line by writing it again, so for a secret nothing is passed on.
  const shown = new Writable({
    write(chunk, _encoding, done) {
      if (!isSecret) output.write(chunk);
      done();
    },
  });
  const lines = createInterface({ input, output: shown, terminal: true, historySize: 0 });
  lines.setPrompt(isSecret ? '' : question);
  // Written only now, because before readline starts, the terminal itself would show the typed text.
  output.write(question);
  return new Promise((resolve) => {
    let answer: string | null = null;
    lines.once('line', (line) => {
      answer = line;
      lines.close();
    });
    lines.once('SIGINT', () => lines.close());
    lines.once('close', () => {
      if (isSecret || answer === null) output.write('\n');
      resolve(answer);
    });
  });
}

/** The first line of a stream that another program writes. */
export async function firstLine(input: NodeJS.ReadableStream): Promise<string> {
  return (await text(input as AsyncIterable<Uint8Array>)).split(/\r?\n/, 1)[0] ?? '';
}
