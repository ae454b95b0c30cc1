import { z } from 'zod'
import { generateIdentifier } from '../../../contracts/identifiers/index.ts'
import { defineRunner } from './define.ts'
import { maskedAadhaar } from './maskedAadhaar.ts'

const link = z.enum(['linked', 'linked_to_other', 'not_linked'])

export const panAadhaarLink = defineRunner('pan-aadhaar-link', {
  record: z.object({
    link,
    /** The linked number; only its last four digits are kept. */
    aadhaar: z.string().max(20).nullable(),
    linkedOn: z.iso.date().nullable(),
  }),
  sandbox({ aadhaar }, synthetic) {
    const odd = synthetic.chance() < 0.5 ? 'linked_to_other' : 'not_linked'
    const usual: z.infer<typeof link> = synthetic.plain || synthetic.chance() > 0.12 ? 'linked' : odd
    const found = synthetic.mismatch ? 'linked_to_other' : usual
    const other = `xxxx xxxx ${synthetic.between(1000, 9999)}`
    return {
      link: found,
      aadhaar: found === 'linked' ? aadhaar : found === 'linked_to_other' ? other : null,
      linkedOn: found === 'not_linked' ? null : synthetic.day(-2000, -60),
    }
  },
  sample(random) {
    const pan = generateIdentifier('pan', random)
    return { pan: `${pan.slice(0, 3)}P${pan.slice(4)}`, aadhaar: generateIdentifier('aadhaar', random) }
  },
  remote: {
    path: '/pan/aadhaar-link',
    body: { pan: 'pan', aadhaar: 'aadhaar' },
    record: {
      link: {
        at: 'data.link_status',
        values: { LINKED: 'linked', LINKED_TO_OTHER: 'linked_to_other', NOT_LINKED: 'not_linked' },
      },
      aadhaar: 'data.masked_aadhaar',
      linkedOn: 'data.linked_on',
    },
  },
  result: (_input, record) => ({
    status: record.link,
    maskedAadhaar: maskedAadhaar(record.aadhaar),
    linkedOn: record.linkedOn,
    operative: record.link !== 'not_linked',
  }),
})
