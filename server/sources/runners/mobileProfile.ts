import { generateIdentifier, maskIdentifier } from '../../../contracts/identifiers/index.ts'
import { mobileProfile as product } from '../../../contracts/products/mobileProfile.ts'
import { genderOf, personNamed } from '../synthetic/people.ts'
import { addressIn, placeIn } from '../synthetic/places.ts'
import type { Synthetic } from '../synthetic/synthetic.ts'
import { defineRunner } from './define.ts'
import { maskedAadhaar } from './maskedAadhaar.ts'

export const mobileProfile = defineRunner('mobile-profile', {
  record: product.result.omit({ status: true }),
  sandbox({ phone }, synthetic) {
    const name = personNamed(synthetic)
    const known = synthetic.plain || (!synthetic.mismatch && synthetic.chance() > 0.15)
    const random = synthetic.chance
    return {
      name: known ? name : null,
      gender: known ? genderOf(name) : null,
      dob: known ? synthetic.day(-22_000, -8_000) : null,
      occupation: known ? synthetic.pick(['Salaried', 'Self-employed', 'Business owner', 'Professional']) : null,
      aadhaarLinked: known ? synthetic.plain || synthetic.chance() > 0.2 : null,
      uan: known ? `10${synthetic.between(0, 2)}${synthetic.between(100_000_000, 999_999_999)}` : null,
      vehicles: listOf(synthetic, 1, 2, () => ({ rc: generateIdentifier('rc', random) })),
      deliveries: listOf(synthetic, 1, 3, () => {
        const address = addressIn(synthetic, placeIn(synthetic))
        return { address, pin: address.slice(-6), lastOn: synthetic.day(-500, -10) }
      }).sort((one, other) => other.lastOn.localeCompare(one.lastOn)),
      addresses: listOf(synthetic, 1, 2, () => {
        const place = placeIn(synthetic)
        const address = addressIn(synthetic, place)
        const kind = synthetic.pick(['Permanent', 'Residence', 'Office'])
        return { address, state: place.state, pin: address.slice(-6), kind, reportedOn: synthetic.day(-1500, -30) }
      }),
      phones: [{ number: phone, kind: 'Mobile', reportedOn: synthetic.day(-400, -10) }],
      emails: known
        ? [
            {
              email: `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@example.com`,
              reportedOn: synthetic.day(-900, -30),
            },
          ]
        : [],
      documents: known
        ? [
            { type: 'pan' as const, number: generateIdentifier('pan', random) },
            { type: 'aadhaar' as const, number: maskIdentifier('aadhaar', `23412341${synthetic.between(1000, 9999)}`) },
            { type: 'voter' as const, number: generateIdentifier('epic', random) },
          ]
        : [],
    }
  },
  sample: random => ({ phone: generateIdentifier('phone', random) }),
  remote: {
    path: '/mobile/profile',
    body: { phone: 'mobile' },
    record: {
      name: 'data.name',
      gender: { at: 'data.gender', values: { M: 'male', F: 'female', O: 'other' } },
      dob: 'data.dob',
      occupation: 'data.occupation',
      aadhaarLinked: 'data.aadhaar_linked',
      uan: 'data.uan',
      vehicles: { at: 'data.vehicles', row: { rc: 'rc_number' } },
      deliveries: { at: 'data.deliveries', row: { address: 'address', pin: 'pincode', lastOn: 'last_delivery' } },
      addresses: {
        at: 'data.addresses',
        row: { address: 'address', state: 'state', pin: 'pincode', kind: 'type', reportedOn: 'reported_on' },
      },
      phones: { at: 'data.phones', row: { number: 'number', kind: 'type', reportedOn: 'reported_on' } },
      emails: { at: 'data.emails', row: { email: 'email', reportedOn: 'reported_on' } },
      documents: {
        at: 'data.documents',
        row: {
          type: {
            at: 'type',
            values: {
              PAN: 'pan',
              AADHAAR: 'aadhaar',
              VOTER_ID: 'voter',
              PASSPORT: 'passport',
              DRIVING_LICENCE: 'driving_licence',
            },
          },
          number: 'number',
        },
      },
    },
  },
  result: (_input, record) => ({
    ...record,
    status: record.name === null ? 'partial' : 'identified',
    documents: record.documents.map(one =>
      one.type === 'aadhaar' ? { ...one, number: maskedAadhaar(one.number) ?? '' } : one,
    ),
  }),
})

const listOf = <Row>(synthetic: Synthetic, least: number, most: number, make: () => Row): Row[] =>
  Array.from({ length: synthetic.between(least, most) }, make)
