import { z } from 'zod'
import { generateIdentifier, maskIdentifier } from '../../../contracts/identifiers/index.ts'
import { gender } from '../../../contracts/products/persons.ts'
import { placeIn } from '../synthetic/places.ts'
import { defineRunner } from './define.ts'

const short = z.string().max(60).nullable()
/** As UIDAI answers. */
const ageBands = ['0-10', '10-20', '20-30', '30-40', '40-50', '50-60', '60-70', '70-80', '80+'] as const

export const aadhaarCheck = defineRunner('aadhaar-check', {
  record: z.object({
    active: z.boolean(),
    ageBand: short,
    gender: gender.nullable(),
    state: short,
    /** The phone in any form; only its last three digits are kept. */
    phone: short,
  }),
  sandbox: (_input, synthetic) => ({
    active: synthetic.plain || (!synthetic.mismatch && synthetic.chance() > 0.03),
    ageBand: synthetic.pick(ageBands.slice(1, -1)),
    gender: synthetic.pick(['male', 'female']),
    state: placeIn(synthetic).state,
    phone: synthetic.plain || synthetic.chance() > 0.06 ? `xxxxxxx${synthetic.between(100, 999)}` : null,
  }),
  sample: random => ({ aadhaar: generateIdentifier('aadhaar', random) }),
  remote: {
    path: '/aadhaar',
    body: { aadhaar: 'aadhaar' },
    record: {
      active: { at: 'data.status', values: { ACTIVE: true, DEACTIVATED: false } },
      ageBand: 'data.age_band',
      gender: { at: 'data.gender', values: { M: 'male', F: 'female', T: 'other' } },
      state: 'data.state',
      phone: 'data.masked_mobile',
    },
  },
  result: ({ aadhaar }, { active, phone, ...rest }) => ({
    ...rest,
    status: active ? 'exists' : 'deactivated',
    maskedAadhaar: maskIdentifier('aadhaar', aadhaar),
    phoneEnds: /\d{3}$/.exec(phone ?? '')?.[0] ?? null,
  }),
})
