/**
 * Work outside a record that follows from a step of it. It is written with the step and carried out
 * afterward, with retries if needed: carrying it out twice has the same result as once. `Kinds` maps each
 * kind to the type of its data.
 */
export type EffectOf<Kinds, Kind extends keyof Kinds = keyof Kinds> = {
  [K in Kind]: { key: string; kind: K; data: Kinds[K] };
}[Kind];

/** An effect as its handler receives it: its key, unique within its record, and its data. */
export interface CarriedEffect<Data> {
  key: string;
  data: Data;
}

/** Carries out one effect of a record. Repeating it changes nothing. */
export type EffectHandler<Owner, Data, Available> = (
  owner: Owner,
  effect: CarriedEffect<Data>,
  services: Available,
) => Promise<void>;

/** One handler for each kind of effect. */
export type EffectHandlers<Kinds, Owner, Available> = {
  readonly [Kind in keyof Kinds]: EffectHandler<Owner, Kinds[Kind], Available>;
};
