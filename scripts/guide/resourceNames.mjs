import { Precondition } from '../preconditions.mjs';
import { quotedTexts } from './quotedTexts.mjs';

const RESERVED = new Set(
  [
    'any as async await boolean break case catch class const continue debugger declare default delete do',
    'else enum export extends false finally for from function get if implements import in infer',
    'instanceof interface is let module namespace never new null number object of omit package partial',
    'pick private protected public readonly record require required return set static string super switch',
    'symbol this throw true try type typeof undefined unknown var void while with yield',
  ].flatMap((line) => line.split(' ')),
);
const CAMEL_CASE = /^[a-z]{2,}([A-Z][a-z]+)*$/;
const MOST_LETTERS = 30;

/**
 * The spellings of a resource's name, from its singular and plural in camelCase.
 * @throws Precondition if it cannot be the name of a resource
 */
export function namesOf(one, many = pluralOf(one)) {
  for (const name of [one, many])
    if (!CAMEL_CASE.test(name) || name.length > MOST_LETTERS)
      throw new Precondition(
        `'${name}' must be at most ${MOST_LETTERS} letters in camelCase, such as tripNote.`,
      );
  const type = capitalized(one);
  if (RESERVED.has(one) || type in globalThis)
    throw new Precondition(`'${one}' is a name of the language: choose another one.`);
  return {
    one,
    many,
    type,
    /** In addresses, and as the name of the resource and of its collection. */
    resource: many.toLowerCase(),
    /** In keys of texts. */
    key: { one: joined(one, '_'), many: joined(many, '_') },
    /** In sentences. */
    words: { one: joined(one, ' '), many: joined(many, ' ') },
  };
}

function pluralOf(one) {
  if (/[^aeiou]y$/.test(one)) return one.replace(/y$/, 'ies');
  return /(s|x|z|ch|sh)$/.test(one) ? `${one}es` : `${one}s`;
}

const capitalized = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const joined = (name, separator) => name.replace(/[A-Z]/g, (letter) => separator + letter.toLowerCase());
const articleOf = (word) => (/^(?!uni|use|eu|one)[aeiou]/.test(word) ? 'an' : 'a');

/** A text of the guide about announcements, with another name. */
export function renameText(text, { one, many, type, resource, key, words }) {
  return (
    text
      // Keys of texts: panel_announcements, panel_no_announcements, panel_announcement_title.
      .replace(/(?<=_)announcements/g, key.many)
      .replace(/(?<=_)announcement/g, key.one)
      // Sentences.
      .replace(/\ban announcement\b/g, `${articleOf(words.one)} ${words.one}`)
      .replace(/\bAnnouncement(?= \|\|\|\|)/g, capitalized(words.one))
      .replace(/\bAnnouncements\b/g, capitalized(words.many))
      // The repository: `db.announcements`, `announcements: announcementRepository(…)`.
      .replace(/(?<=\.)announcements\b|\bannouncements(?=: announcementRepository\b)/g, many)
      // The resource: 'announcements', /announcements, `announcements: {`.
      .replace(/(?<=['/])announcements\b|\bannouncements(?=:)/g, resource)
      .replace(/\bannouncements\b/g, words.many)
      .replaceAll('Announcement', type)
      .replaceAll('announcement', one)
  );
}

const LOCALE = /^shared\/locales\/(\w+)\//;
const TEXT = /^(\+ {2}"(\w+)": )"(.*)",$/;

/**
 * The blocks of the guide with another name. In other languages, texts that name the resource quote its
 * English name. `untranslated` has the keys of those texts.
 * @throws Precondition if a text of the guide names the resource and no text is known that quotes it
 */
export function renameBlocks(blocks, names) {
  const naming = blocks
    .filter(({ path }) => LOCALE.exec(path)?.[1] === 'en')
    .flatMap(({ text }) => text.split('\n'))
    .flatMap((line) => {
      const [, , key, value] = TEXT.exec(line) ?? [];
      return value && /announcement/i.test(value) ? [key] : [];
    });
  return {
    blocks: blocks.map(({ path, isChange, text }) => {
      const quoted = quotedTexts[LOCALE.exec(path)?.[1]]?.(names.words);
      const source = quoted ? quoteName(text, naming, quoted) : text;
      return { path: renameText(path, names), isChange, text: renameText(source, names) };
    }),
    untranslated: naming.map((key) => renameText(key, names)),
  };
}

/** A block of texts in which those that name the resource quote its English name. */
function quoteName(text, naming, quoted) {
  return text
    .split('\n')
    .map((line) => {
      const [, start, key] = TEXT.exec(line) ?? [];
      if (!naming.includes(key)) return line;
      if (!quoted[key]) throw new Precondition(`scripts/guide/quotedTexts.mjs has no text for ${key}.`);
      return `${start}"${quoted[key]}",`;
    })
    .join('\n');
}
