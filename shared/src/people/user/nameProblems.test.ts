import { nameProblems } from './nameProblems.js';

const fieldsOf = (names: Parameters<typeof nameProblems>[0], requireLastName: boolean) =>
  nameProblems(names, { requireLastName }).map(({ field }) => field);

describe('the names of a person', () => {
  it('are a first and a last name unless the settings say otherwise [5.27]', () => {
    expect(fieldsOf({ firstName: 'Ana', lastName: 'Ruiz' }, true)).toEqual([]);
    expect(fieldsOf({ firstName: 'Suharto', lastName: '' }, true)).toEqual(['lastName']);
    expect(fieldsOf({ firstName: ' ', lastName: ' ' }, true)).toEqual(['firstName', 'lastName']);
  });

  it('may be a single name where the settings require no last name [5.51]', () => {
    expect(fieldsOf({ firstName: 'Suharto', lastName: '' }, false)).toEqual([]);
    expect(fieldsOf({ firstName: 'Suharto', lastName: ' \u00a0' }, false)).toEqual([]);
    expect(fieldsOf({ firstName: '', lastName: 'Suharto' }, false)).toEqual(['firstName']);
    expect(fieldsOf({ firstName: 'Suharto', lastName: 'evil.com' }, false)).toEqual(['lastName']);
  });

  it('are judged only where they are given', () => {
    expect(fieldsOf({}, true)).toEqual([]);
    expect(fieldsOf({ lastName: '' }, true)).toEqual(['lastName']);
  });
});
