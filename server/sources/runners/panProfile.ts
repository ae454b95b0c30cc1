import { z } from 'zod'
import { generateIdentifier, maskIdentifier } from '../../../contracts/identifiers/index.ts'
import type { ResultOf } from '../../../contracts/products/index.ts'
import { gender } from '../../../contracts/products/persons.ts'
import { genderOf, holderOf, relativeOf } from '../synthetic/people.ts'
import { addressIn, placeIn } from '../synthetic/places.ts'
import { defineRunner } from './define.ts'
import { maskedAadhaar } from './maskedAadhaar.ts'

const line = z.string().max(300).nullable()

export const panProfile = defineRunner('pan-profile', {
  record: z.object({
    active: z.boolean(),
    name: z.string().min(1).max(200),
    fatherName: line,
    gender: gender.nullable(),
    dob: z.iso.date().nullable(),
    /** Full or masked; only the last four digits are kept. */
    aadhaar: z.string().max(20).nullable(),
    aadhaarLinked: z.boolean().nullable(),
    phone: line,
    email: line,
    address: line,
  }),
  sandbox({ pan }, synthetic) {
    const isPerson = pan.charAt(3) === 'P'
    const name = holderOf(pan)
    const linked = isPerson && (synthetic.plain || synthetic.chance() > 0.1)
    const mailbox = name.toLowerCase().replace(/[^a-z]+/g, '.')
    return {
      active: synthetic.plain || (!synthetic.mismatch && synthetic.chance() > 0.04),
      name,
      fatherName: isPerson ? relativeOf(synthetic, name, 'male') : null,
      gender: isPerson ? genderOf(name) : null,
      dob: synthetic.day(isPerson ? -22_000 : -9_000, isPerson ? -8_000 : -700),
      aadhaar: linked ? maskIdentifier('aadhaar', `23412341${synthetic.between(1000, 9999)}`) : null,
      aadhaarLinked: isPerson ? linked : null,
      phone: `9${synthetic.between(100_000_000, 999_999_999)}`,
      email: `${mailbox}@example.com`,
      address: addressIn(synthetic, placeIn(synthetic)),
    }
  },
  sample: random => ({ pan: generateIdentifier('pan', random) }),
  remote: {
    path: '/pan/profile',
    body: { pan: 'pan' },
    record: {
      active: { at: 'data.status', values: { VALID: true, INACTIVE: false } },
      name: 'data.full_name',
      fatherName: 'data.father_name',
      gender: { at: 'data.gender', values: { M: 'male', F: 'female', O: 'other' } },
      dob: 'data.dob',
      aadhaar: 'data.masked_aadhaar',
      aadhaarLinked: 'data.aadhaar_linked',
      phone: 'data.phone_number',
      email: 'data.email',
      address: 'data.address',
    },
  },
  result: ({ pan }, { active, name, aadhaar, aadhaarLinked, phone, ...rest }) => ({
    ...rest,
    status: active ? 'valid' : 'inactive',
    pan_number: pan,
    full_name: name,
    // The contract admits only these letters.
    category: pan.charAt(3) as ResultOf<'pan-profile'>['category'],
    masked_aadhaar: maskedAadhaar(aadhaar),
    aadhaar_linked: aadhaarLinked,
    phone_number: phone,
  }),
})
