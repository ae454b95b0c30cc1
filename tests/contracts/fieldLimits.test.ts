import { expect, test } from 'vitest'
import { z } from 'zod'
import { bodyFieldsOf } from '../../contracts/platform/fieldLimits.ts'

test('limits are what the input must meet, null and absence apart', () => {
  const body = z.object({
    name: z.string().trim().min(1).max(60),
    note: z.string().max(200).nullish(),
    brand: z.string().nullable(),
    rank: z.number().int().positive().max(9).nullable(),
    code: z.string().regex(/^[A-Z]+$/),
    day: z.iso.date(),
    events: z.array(z.enum(['a', 'b'])).min(1),
    label: z.string().max(60).optional().default(''),
  })
  expect(bodyFieldsOf(body)).toEqual({
    name: { required: true, minLength: 1, maxLength: 60 },
    note: { nullable: true, maxLength: 200 },
    brand: { required: true, nullable: true },
    rank: { required: true, nullable: true, integer: true, min: 1, max: 9 },
    code: { required: true, pattern: '^[A-Z]+$' },
    day: { required: true },
    events: { required: true, minItems: 1 },
    label: { maxLength: 60 },
  })
})

test('in a union a field is required when every branch requires it', () => {
  const body = z.discriminatedUnion('decision', [
    z.object({ decision: z.literal('approve') }),
    z.object({ decision: z.literal('reject'), reason: z.string().min(5) }),
  ])
  expect(bodyFieldsOf(body)).toEqual({ decision: { required: true }, reason: { minLength: 5 } })
})

test('a call without a body has no fields', () => {
  expect(bodyFieldsOf(undefined)).toBeUndefined()
  expect(bodyFieldsOf(z.undefined())).toBeUndefined()
})
