import { z } from 'zod'
import { generateIdentifier } from '../../../contracts/identifiers/index.ts'
import type { ResultOf } from '../../../contracts/products/index.ts'
import { holderOf, mismatchedName } from '../synthetic/people.ts'
import { defineRunner } from './define.ts'
import { nameVerdict } from './nameVerdict.ts'

export const panCheck = defineRunner('pan-check', {
  record: z.object({
    name: z.string().min(1).max(200),
    active: z.boolean(),
    /** Null for holders without an Aadhaar, and where the source does not say. */
    aadhaarLinked: z.boolean().nullable(),
    updatedOn: z.iso.date().nullable(),
  }),
  sandbox: ({ pan, name }, synthetic) => ({
    name: synthetic.mismatch ? mismatchedName(name ?? '') : holderOf(pan),
    active: synthetic.plain || synthetic.mismatch || synthetic.chance() > 0.04,
    aadhaarLinked: pan.charAt(3) === 'P' ? synthetic.plain || synthetic.chance() > 0.1 : null,
    updatedOn: synthetic.day(-900, -30),
  }),
  /** A purchasing office mostly checks companies and people. */
  sample(random) {
    const pan = generateIdentifier('pan', random)
    return { pan: `${pan.slice(0, 3)}${random() < 0.6 ? 'C' : 'P'}${pan.slice(4)}` }
  },
  remote: {
    path: '/pan',
    body: { pan: 'pan', name: 'name' },
    record: {
      name: 'data.full_name',
      active: { at: 'data.status', values: { VALID: true, INACTIVE: false } },
      aadhaarLinked: 'data.aadhaar_linked',
      updatedOn: 'data.updated_on',
    },
  },
  result({ pan, name }, record) {
    const { nameMatch, differs } = nameVerdict(name, record.name, holderKind(pan))
    return {
      status: !record.active ? 'inactive' : differs ? 'name_differs' : 'valid',
      name: record.name,
      nameMatch,
      // The contract admits only these letters.
      holderType: pan.charAt(3) as ResultOf<'pan-check'>['holderType'],
      aadhaarSeeding: seedingOf(pan, record.aadhaarLinked),
      updatedOn: record.updatedOn,
    }
  },
})

/** The fourth letter of a PAN: P for a person; any other for an organisation, of which an HUF has a person's name. */
const holderKind = (pan: string) => (pan.charAt(3) === 'P' ? 'person' : 'unknown')

/** Only people have an Aadhaar. */
function seedingOf(pan: string, linked: boolean | null): ResultOf<'pan-check'>['aadhaarSeeding'] {
  if (linked === null) return holderKind(pan) === 'person' ? 'unknown' : 'not_applicable'
  return linked ? 'linked' : 'not_linked'
}
