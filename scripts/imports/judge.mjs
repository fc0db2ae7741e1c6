import { judgeContexts, judgeFaces, judgeOrder, judgePlaces } from './judgeImports.mjs';
import { judgeAccesses, judgeParameters, judgeServicesTypes } from './judgeServices.mjs';

/** The rules, by the name that violations carry. */
export const rules = {
  place: 'Every folder has a place in the area.json of its area.',
  above: 'No import from an area above, types included.',
  later: 'Inside an area, folders import only from folders before them, types included.',
  cycle: 'No cycles between files at run time.',
  context: 'The services.ts of an area imports types only.',
  face: "Other folders import only the files of a folder's face.",
  services: 'Services types are declared only in the services.ts of an area.',
  data: 'No use of the repositories and services of areas above and of later folders.',
  last: 'Services are the last parameter.',
};

/** Returns the violations in a package, as `{ rule, text }`, each once. */
export function judge(facts, order, areas, placeOf) {
  const found = [
    ...judgePlaces(facts, order, areas, placeOf),
    ...judgeOrder(facts, placeOf),
    ...judgeContexts(facts, placeOf),
    ...judgeFaces(facts, areas, placeOf),
    ...judgeServicesTypes(facts, placeOf),
    ...judgeAccesses(facts, placeOf),
    ...judgeParameters(facts),
  ];
  return [...new Map(found.map((violation) => [`${violation.rule} ${violation.text}`, violation])).values()];
}
