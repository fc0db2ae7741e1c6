import { directionOf } from './direction.mjs';

/** Types named `…Services` outside the `services.ts` of an area. */
export function judgeServicesTypes({ declared }, placeOf) {
  return declared
    .filter(({ from }) => placeOf(from).role !== 'context')
    .map(({ from, name }) => ({
      rule: 'services',
      text: `${from} declares ${name}, but Services types are declared in the services.ts of an area`,
    }));
}

/** Functions that take services before another parameter. */
export function judgeParameters({ misplaced }) {
  return misplaced.map(({ from, name }) => ({
    rule: 'last',
    text: `${from}: services is not the last parameter of ${name}`,
  }));
}

/** Uses of repositories and services that belong to an area above or to a later folder. */
export function judgeAccesses(facts, placeOf) {
  return crossingAccesses(facts, placeOf).flatMap(({ from, to, path }) => {
    const direction = directionOf(placeOf(from), placeOf(to));
    const { folder } = placeOf(to);
    if (direction === 'above')
      return [{ rule: 'data', text: `${from} uses ${path} of ${folder}, which is in an area above` }];
    if (direction === 'later')
      return [{ rule: 'data', text: `${from} uses ${path} of ${folder}, which is a later folder` }];
    return [];
  });
}

/**
 * Uses of another folder's repositories and services, as `{ from, to, path }`; `to` is the file that defines
 * it.
 */
export function crossingAccesses({ accesses, owners }, placeOf) {
  const ownerOf = ownersByPath(owners, placeOf);
  return accesses
    .map(({ from, name, isRepository }) => {
      const path = pathOf(name, isRepository);
      return { from, to: ownerOf.get(path), path };
    })
    .filter(({ from, to }) => to && placeOf(from).folder !== placeOf(to).folder);
}

const pathOf = (name, isRepository) => `${isRepository ? 'db' : 'services'}.${name}`;

/**
 * By path (`db.bookings`, `services.maps`), the file that defines it; the lowest area counts, which higher
 * ones extend.
 */
function ownersByPath(owners, placeOf) {
  const roles = ['assembly', 'context', 'top'];
  const defining = owners
    .map((owned) => ({ ...owned, place: placeOf(owned.from) }))
    .filter(({ place }) => roles.includes(place.role))
    .sort((a, b) => b.place.level - a.place.level);
  return new Map(defining.map(({ name, isRepository, owner }) => [pathOf(name, isRepository), owner]));
}
