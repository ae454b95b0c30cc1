import { z } from 'zod'
import { factPath } from './condition.ts'

/** Where a value of a step comes from: a fact of the case, or a value that is the same in every case. */
export const source = z.union([
  z.strictObject({ fact: z.string().regex(factPath, 'Name a fact as step.fact.') }),
  z.strictObject({ value: z.string().max(500) }),
])

export type Source = z.output<typeof source>
