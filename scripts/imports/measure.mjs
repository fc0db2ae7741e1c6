import { directionOf } from './direction.mjs';
import { crossingAccesses } from './judgeServices.mjs';

/**
 * A line of numbers about a package: arrows between its folders, accesses of data, and how many go against
 * the order.
 */
export function measure(facts, placeOf) {
  const goesBack = ({ from, to }) => ['above', 'later'].includes(directionOf(placeOf(from), placeOf(to)));
  const accesses = crossingAccesses(facts, placeOf);
  const arrows = arrowsOf(facts.imports, placeOf);
  const back = arrowsOf(facts.imports.filter(goesBack), placeOf);
  return (
    `${arrows.size} arrows between folders, ${back.size} run back; ` +
    `${accesses.length} data accesses, ${accesses.filter(goesBack).length} against the order`
  );
}

function arrowsOf(imports, placeOf) {
  const ends = imports.map(({ from, to }) => [placeOf(from).folder, placeOf(to).folder]);
  return new Set(ends.filter(([from, to]) => from !== to).map((pair) => pair.join(' ')));
}
