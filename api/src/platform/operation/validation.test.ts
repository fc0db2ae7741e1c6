import { z } from 'zod';
import { parse } from './validation.js';

/** The key of the text for a field that a schema refuses. */
function keyFor(schema: z.ZodType, field: unknown): string | undefined {
  try {
    parse(z.object({ field: schema }), { field });
  } catch (error) {
    return Object.values((error as { fields: Record<string, string> }).fields)[0];
  }
  return undefined;
}

// One row for each issue code of zod: a new one must be decided about.
const issues: Record<z.core.$ZodIssue['code'], [z.ZodType, unknown, string][]> = {
  invalid_type: [
    [z.string(), undefined, 'field_required'],
    [z.string(), null, 'field_required'],
    [z.string(), 5, 'field_expects_text'],
    [z.number(), '5', 'field_expects_number'],
    [z.number(), Number.NaN, 'field_expects_number'],
    [z.number().int(), 1.5, 'field_expects_whole_number'],
    [z.boolean(), 'true', 'field_expects_boolean'],
    [z.array(z.string()), 'a', 'field_expects_list'],
    [z.tuple([z.string()]), 'a', 'field_expects_list'],
    [z.object({}), [], 'field_expects_object'],
    [z.record(z.string(), z.string()), 'a', 'field_expects_object'],
    [z.date(), 'a', 'field_invalid'],
  ],
  too_small: [
    [z.string().min(1), '', 'field_required'],
    [z.string().min(3), 'ab', 'field_too_small'],
    [z.number().min(3), 2, 'field_too_small'],
  ],
  too_big: [
    [z.string().max(3), 'abcd', 'field_too_long'],
    [z.number().max(3), 4, 'field_too_big'],
    [z.array(z.string()).max(1), ['a', 'b'], 'field_too_big'],
  ],
  invalid_format: [[z.string().regex(/^a$/), 'b', 'field_invalid']],
  not_multiple_of: [[z.number().multipleOf(5), 3, 'field_invalid']],
  unrecognized_keys: [[z.strictObject({}), { a: 1 }, 'field_invalid']],
  invalid_union: [
    [z.union([z.string(), z.number()]), true, 'field_invalid'],
    [z.union([z.string(), z.number()]), undefined, 'field_required'],
  ],
  invalid_value: [
    [z.enum(['a', 'b']), 'c', 'field_invalid'],
    [z.literal('a'), undefined, 'field_required'],
  ],
  invalid_key: [[z.record(z.string().min(3), z.string()), { b: 'x' }, 'field_invalid']],
  invalid_element: [[z.map(z.unknown(), z.string()), new Map([[{}, 1]]), 'field_invalid']],
  custom: [[z.string().refine(() => false), 'a', 'field_invalid']],
};

const rows = Object.entries(issues).flatMap(([code, cases]) =>
  cases.map(([schema, field, key]) => ({ code, schema, field, key })),
);

it.each(rows)('$code: the value $field of a field is refused with $key', ({ code, schema, field, key }) => {
  const issue = schema.safeParse(field, { reportInput: true }).error?.issues[0];
  expect([issue?.code, keyFor(schema, field)]).toEqual([code, key]);
});
