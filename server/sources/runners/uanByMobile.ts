import { z } from 'zod'
import { generateIdentifier, maskIdentifier } from '../../../contracts/identifiers/index.ts'
import { personNamed } from '../synthetic/people.ts'
import { defineRunner } from './define.ts'

export const uanByMobile = defineRunner('uan-by-mobile', {
  record: z.object({
    /** Twelve digits; a list without one is "not found" at the source. */
    uans: z
      .array(z.object({ uan: z.string().max(20), name: z.string().max(200).nullable() }))
      .min(1)
      .max(50),
  }),
  sandbox(_input, synthetic) {
    const name = personNamed(synthetic)
    const count = synthetic.mismatch || (!synthetic.plain && synthetic.chance() < 0.1) ? 2 : 1
    const uan = () => `10${synthetic.between(0, 2)}${synthetic.between(100_000_000, 999_999_999)}`
    return { uans: Array.from({ length: count }, () => ({ uan: uan(), name })) }
  },
  sample: random => ({ phone: generateIdentifier('phone', random) }),
  remote: {
    path: '/uan/by-mobile',
    body: { phone: 'mobile' },
    record: { uans: { at: 'data.uans', row: { uan: 'uan', name: 'name' } } },
  },
  result: (_input, { uans }) => ({
    status: uans.length === 1 ? 'one' : 'several',
    count: uans.length,
    uans: uans.map(({ uan, name }) => ({ maskedUan: maskIdentifier('uan', uan), name })),
  }),
})
