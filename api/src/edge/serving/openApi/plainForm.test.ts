import { z } from 'zod';
import { toJson } from './components.js';

const formOf = (schema: z.ZodType) => toJson(schema, 'output');

it('names the bits that a number needs', () => {
  expect(formOf(z.number().int())).toEqual({ type: 'integer', format: 'int64' });
  expect(formOf(z.number().int().min(0).max(100))).toMatchObject({ format: 'int32' });
  expect(formOf(z.number().int().min(0))).toMatchObject({ format: 'int64' });
  expect(formOf(z.number().nullable())).toEqual({ type: ['number', 'null'], format: 'double' });
});

it('describes a tuple also as a list', () => {
  expect(formOf(z.tuple([z.number(), z.number(), z.string()]))).toEqual({
    type: 'array',
    prefixItems: [
      { type: 'number', format: 'double' },
      { type: 'number', format: 'double' },
      { type: 'string' },
    ],
    items: { anyOf: [{ type: 'number', format: 'double' }, { type: 'string' }] },
    minItems: 3,
    maxItems: 3,
  });
});

it('makes one choice of a choice within a choice, and one text of a text and the empty one', () => {
  const scalar = z.union([z.string(), z.boolean()]);
  expect(formOf(z.union([scalar, z.null()]))).toEqual({
    anyOf: [{ type: 'string' }, { type: 'boolean' }, { type: 'null' }],
  });
  expect(formOf(z.union([scalar, z.array(scalar)]))).toEqual({
    description: 'Of one of the types string, boolean, list.',
    'x-any-of': [
      { type: 'string' },
      { type: 'boolean' },
      { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'boolean' }] } },
    ],
  });
  expect(
    formOf(
      z.union([
        z
          .string()
          .regex(/^https/)
          .max(9),
        z.literal(''),
      ]),
    ),
  ).toEqual({
    type: 'string',
    maxLength: 9,
  });
});

it('describes a flag that has one value as a flag, and keeps the value beside it', () => {
  expect(formOf(z.object({ ok: z.literal(true), no: z.literal(false).describe('Never.') }))).toMatchObject({
    properties: {
      ok: { type: 'boolean', description: 'Always true.', 'x-any-of': [{ type: 'boolean', const: true }] },
      no: { type: 'boolean', description: 'Never. Always false.' },
    },
  });
});
