import { PassThrough } from 'node:stream';
import { ask, firstLine } from './terminal.js';

function aTerminal() {
  const [input, output] = [new PassThrough(), new PassThrough()];
  return { input, output, shown: () => String(output.read() ?? '') };
}

it('asks, and shows what is typed', async () => {
  const terminal = aTerminal();
  const answer = ask('Name: ', terminal);
  terminal.input.write('Ann\n');
  expect(await answer).toBe('Ann');
  expect(terminal.shown()).toMatch(/Name: [^]*A[^]*n/);
});

it('shows nothing of a secret', async () => {
  const terminal = aTerminal();
  const answer = ask('Password: ', terminal, true);
  for (const character of 'xqz7\x7f8') terminal.input.write(character);
  terminal.input.write('\r');
  expect(await answer).toBe('xqz8');
  expect(terminal.shown()).toBe('Password: \n');
});

it('takes over the terminal before it asks, so that nothing typed early is shown', async () => {
  const { input, output } = aTerminal();
  const order: string[] = [];
  const setRawMode = (isRaw: boolean) => order.push(isRaw ? 'raw' : 'cooked');
  const answer = ask('Password: ', { input: Object.assign(input, { setRawMode }), output }, true);
  order.push(String(output.read()));
  input.write('xqz7\n');
  await answer;
  expect(order).toEqual(['raw', 'Password: ', 'cooked']);
});

it('asks one question after the other', async () => {
  const terminal = aTerminal();
  for (const name of ['Ann', 'Bea']) {
    const answer = ask('Name: ', terminal);
    terminal.input.write(`${name}\n`);
    expect(await answer).toBe(name);
  }
});

it.each([
  ['Ctrl-C', '\x03'],
  ['Ctrl-D', '\x04'],
])('stops at %s', async (_, key) => {
  const terminal = aTerminal();
  const answer = ask('Name: ', terminal);
  terminal.input.write(key);
  expect(await answer).toBeNull();
});

it('reads the first line of what another program writes', async () => {
  for (const written of ['secret1\nmore', 'secret1\r\n', 'secret1']) {
    const input = new PassThrough();
    input.end(written);
    expect(await firstLine(input)).toBe('secret1');
  }
});
