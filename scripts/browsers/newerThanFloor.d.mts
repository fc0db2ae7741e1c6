export function newerThanFloor(): {
  members: [owner: string, member: string, isStaticOnly: boolean][];
  methods: Set<string>;
  statics: Set<string>;
  globals: Set<string>;
};
