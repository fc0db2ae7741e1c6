import { refusedNames, replacementOf } from './refusedNames.mjs';

const namesIn = async (source, isTsx) => (await refusedNames(source, isTsx)).map(({ name }) => name);

describe('the word list', () => {
  it('refuses replaced words as parts of names, and returns what to write instead', () => {
    expect(replacementOf('tellRider')).toBe('notify, announce, send, publish or show');
    for (const name of ['untoldNotices', 'hearProvider', 'SAID_PER_ACCOUNT', 'isTold', 'errorCatalogue'])
      expect(replacementOf(name)).not.toBeNull();
    expect(replacementOf('freshFor')).toBe('cachedFor');
  });

  it('lets words stay that only contain them, and names of the contract', () => {
    for (const name of ['teller', 'hearth', 'essay', 'footnote', 'catalog', 'told', 'tellOffered'])
      expect(replacementOf(name)).toBeNull();
  });

  it('refuses `note` as a verb only', () => {
    expect(replacementOf('noteCancel')).toBe('record');
    for (const name of ['note', 'notes', 'noteOf', 'NoteLine', 'personNote'])
      expect(replacementOf(name)).toBeNull();
  });

  it('finds functions, types, properties, parameters and components, but no text and no comment', async () => {
    expect(await namesIn('export function tellRider(said: string) {}')).toEqual(['tellRider', 'said']);
    expect(await namesIn('interface Speaker { hears: () => void }')).toEqual(['Speaker', 'hears']);
    expect(await namesIn('const a = b.heardBy; const { untoldOnes } = b;')).toEqual([
      'heardBy',
      'untoldOnes',
    ]);
    expect(await namesIn('const page = <TellChanged said="so" />;', true)).toEqual(['TellChanged', 'said']);
    expect(await namesIn('// tellRider\nconst text = "tell them what was said";')).toEqual([]);
  });
});
