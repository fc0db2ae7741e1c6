import { createStepUpGate, PROOF_REQUIRED, provenFirst, withProof } from './stepUpGate.js';

class Refused extends Error {
  constructor(readonly key: string) {
    super(key);
  }
}
const keyOf = (error: unknown) => (error instanceof Refused ? error.key : undefined);

/** A request that is refused a given number of times and then returns how often it was sent. */
function request(refusals: number, key = PROOF_REQUIRED) {
  let sent = 0;
  return async () => {
    sent += 1;
    if (sent <= refusals) throw new Refused(key);
    return sent;
  };
}
/** A gate whose dialog returns the given answer, and counts how often it was opened. */
function gateWith(answer: boolean) {
  const gate = createStepUpGate();
  const opened = { times: 0 };
  gate.attach(async () => {
    opened.times += 1;
    return answer;
  });
  return { gate, opened };
}

it('a request that needs a proof is sent again after the proof', async () => {
  const { gate, opened } = gateWith(true);
  expect(await withProof(gate, keyOf, request(1))).toBe(2);
  expect(opened.times).toBe(1);
});

it('a request is retried once, not forever', async () => {
  const { gate, opened } = gateWith(true);
  await expect(withProof(gate, keyOf, request(2))).rejects.toThrow(PROOF_REQUIRED);
  expect(opened.times).toBe(1);
});

it('a user who gives up gets the refusal, and nothing is retried', async () => {
  const { gate } = gateWith(false);
  await expect(withProof(gate, keyOf, request(1))).rejects.toThrow(PROOF_REQUIRED);
});

it('other refusals open no dialog', async () => {
  const { gate, opened } = gateWith(true);
  await expect(withProof(gate, keyOf, request(1, 'demo_mode'))).rejects.toThrow('demo_mode');
  expect(opened.times).toBe(0);
});

it('concurrent refused requests wait for one dialog', async () => {
  const { gate, opened } = gateWith(true);
  const answers = await Promise.all([1, 2, 3].map(() => withProof(gate, keyOf, request(1))));
  expect({ answers, opened: opened.times }).toEqual({ answers: [2, 2, 2], opened: 1 });
  expect(await withProof(gate, keyOf, request(1))).toBe(2);
  expect(opened.times).toBe(2);
});

it('without a dialog on the page, the refusal stands', async () => {
  const gate = createStepUpGate();
  const leave = gate.attach(async () => true);
  leave();
  await expect(withProof(gate, keyOf, request(1))).rejects.toThrow(PROOF_REQUIRED);
});

it('before a browser download, the user is asked only if there is no fresh proof', async () => {
  const { gate, opened } = gateWith(false);
  expect(await provenFirst(gate, async () => true)).toBe(true);
  expect(opened.times).toBe(0);
  expect(await provenFirst(gate, async () => false)).toBe(false);
  expect(opened.times).toBe(1);
});
