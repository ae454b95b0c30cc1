import { z } from 'zod'
import { generateIdentifier } from '../../../contracts/identifiers/index.ts'
import * as companies from '../synthetic/companies.ts'
import { holderOf } from '../synthetic/people.ts'
import { defineRunner } from './define.ts'

export const dinByPan = defineRunner('din-by-pan', {
  record: z.object({
    /** A list without one is "not found" at the source. */
    dins: z
      .array(z.object({ din: z.string().max(20), name: z.string().max(200).nullable() }))
      .min(1)
      .max(20),
  }),
  sandbox({ pan }, synthetic) {
    const isPerson = pan.charAt(3) === 'P'
    const din = isPerson ? companies.dinNamed(holderOf(pan)) : companies.dinOf(synthetic)
    const name = companies.directorOf(din)
    return { dins: [{ din, name }, ...(synthetic.mismatch ? [{ din: companies.dinOf(synthetic), name }] : [])] }
  },
  sample: random => ({ pan: generateIdentifier('pan', random) }),
  remote: {
    path: '/director/by-pan',
    body: { pan: 'pan' },
    record: { dins: { at: 'data.dins', row: { din: 'din', name: 'name' } } },
  },
  result: (_input, { dins }) => ({ status: dins.length === 1 ? 'one' : 'several', count: dins.length, dins }),
})
