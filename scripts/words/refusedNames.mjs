import { parse } from '@swc/core';
import { nodesIn } from '../imports/syntaxTree.mjs';

/** Words that must not be part of a name, and what to write instead: programs do not speak or hear. */
export const refusedWords = {
  tell: 'notify, announce, send, publish or show',
  told: 'notified, sent or shown',
  hear: 'handle or receive',
  heard: 'received',
  say: 'print, show, send or phrase',
  said: 'payload, reply or message',
  speak: 'call or send',
  spoken: 'available, or what it is',
  note: 'record',
  noted: 'recorded or pending',
  catalogue: 'catalog',
};
/** Other forms of these words. */
const forms = {
  tell: ['tells', 'telling'],
  told: ['untold'],
  hear: ['hears', 'hearing', 'hearer', 'hearers'],
  heard: ['unheard'],
  say: ['says', 'saying'],
  speak: ['speaks', 'speaking', 'speaker', 'spoke'],
  noted: ['noting'],
  catalogue: ['catalogues'],
};
/** Whole names that were replaced. */
const replacedNames = {
  freshFor: 'cachedFor',
  gathered: 'batchCalls',
  mayPass: 'isTransient',
  comeBack: 'returnFromProvider',
  paymentWebhook: 'webhook',
  ASIDE: 'MESSAGES_AND_COUNTS',
};
/** Names that stay, such as those of the API's contract and those that earlier versions stored. */
const allowed = new Set([
  // A field of the sandbox payment page, a field of the emergency button's answer, and a value of ledger
  // findings.
  'tell',
  'told',
  'noted',
  // Of notes.
  'noteOf',
  'noteRows',
  'noteDialog',
  // Read by migrations.
  'tellOffered',
  'tellRecipient',
  'tellGuest',
  'untold',
]);

const wordOf = new Map(
  Object.keys(refusedWords).flatMap((word) => [word, ...(forms[word] ?? [])].map((form) => [form, word])),
);
const candidate = new RegExp(`${[...wordOf.keys()].join('|')}|${Object.keys(replacedNames).join('|')}`, 'i');

/** Returns what to write instead of a name; null if the name may stay. */
export function replacementOf(name) {
  if (allowed.has(name)) return null;
  if (Object.hasOwn(replacedNames, name)) return replacedNames[name];
  const parts = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(/[\s_$]+/)
    .filter(Boolean)
    .map((part) => part.toLowerCase());
  const found = parts.find((part, index) =>
    // A note is a thing, too: as the first word of a longer name it is a verb.
    part === 'note' ? name.startsWith('note') && parts.length > 1 && index === 0 : wordOf.has(part),
  );
  return found ? refusedWords[wordOf.get(found)] : null;
}

/** The names in a source that must not be used, each with what to write instead. */
export async function refusedNames(source, isTsx = false) {
  if (!candidate.test(source)) return [];
  const module = await parse(source, { syntax: 'typescript', tsx: isTsx, target: 'es2022' });
  const found = new Map();
  for (const node of nodesIn(module)) {
    if (node.type !== 'Identifier' && node.type !== 'PrivateName') continue;
    const name = node.value;
    const replacement = typeof name === 'string' ? replacementOf(name) : null;
    if (replacement) found.set(name, replacement);
  }
  return [...found].map(([name, replacement]) => ({ name, replacement }));
}
