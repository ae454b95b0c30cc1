import { z } from 'zod'
import { generateIdentifier, plateStates } from '../../../contracts/identifiers/index.ts'
import { drivingLicenceCheck as product } from '../../../contracts/products/drivingLicenceCheck.ts'
import type { ResultOf } from '../../../contracts/products/index.ts'
import { personNamed, relativeOf } from '../synthetic/people.ts'
import { addressIn, placeIn } from '../synthetic/places.ts'
import { portrait } from '../synthetic/portrait.ts'
import { defineRunner } from './define.ts'

/** Section 10, Motor Vehicles Act; codes as Sarathi prints them. */
const classes = {
  MCWG: 'Motor cycle with gear',
  MCWOG: 'Motor cycle without gear',
  LMV: 'Light motor vehicle',
  TRANS: 'Transport vehicle',
  HMV: 'Heavy motor vehicle',
}

export const drivingLicenceCheck = defineRunner('driving-licence-check', {
  record: product.result.omit({ state: true }).extend({
    classes: z.array(z.object({ code: z.string().max(20), issuedOn: z.iso.date().nullable() })).max(30),
  }),
  sandbox({ dl }, synthetic) {
    const state = plateStates.get(dl.slice(0, 2))?.en
    const place = placeIn(synthetic, state)
    const name = personNamed(synthetic)
    const odd = synthetic.pick(['expired', 'suspended'])
    const usual: ResultOf<'driving-licence-check'>['status'] =
      synthetic.plain || synthetic.chance() > 0.08 ? 'active' : odd
    const status = synthetic.mismatch ? 'suspended' : usual
    const issuedOn = `${/(\d{4})\d{7}$/.exec(dl)?.[1]}-${String(synthetic.between(1, 12)).padStart(2, '0')}-11`
    const drives = synthetic.chance() < 0.25 ? (['MCWG', 'LMV', 'TRANS'] as const) : (['MCWG', 'LMV'] as const)
    return {
      status,
      name,
      fatherName: relativeOf(synthetic, name, 'male'),
      bloodGroup: synthetic.pick(['A+', 'B+', 'O+', 'AB+', 'O-']),
      address: addressIn(synthetic, place),
      issuedOn,
      office: `RTO ${dl.slice(2, 4)}, ${place.district}`,
      validUntil: status === 'expired' ? synthetic.day(-900, -30) : synthetic.day(300, 4000),
      transportUntil: drives.length > 2 ? synthetic.day(60, 1000) : null,
      hazardousUntil: null,
      photo: synthetic.plain || synthetic.chance() < 0.7 ? portrait(synthetic) : null,
      classes: drives.map(code => ({ code, issuedOn })),
    }
  },
  sample: random => ({ dl: generateIdentifier('dl', random), dob: `19${70 + Math.floor(random() * 30)}-04-12` }),
  remote: {
    path: '/driving-licence',
    body: { dl: 'licence_number', dob: 'dob' },
    record: {
      status: {
        at: 'data.status',
        values: { ACTIVE: 'active', EXPIRED: 'expired', SUSPENDED: 'suspended', CANCELLED: 'cancelled' },
      },
      name: 'data.name',
      fatherName: 'data.father_or_husband_name',
      bloodGroup: 'data.blood_group',
      address: 'data.address',
      issuedOn: 'data.issue_date',
      office: 'data.issuing_office',
      validUntil: 'data.non_transport_validity',
      transportUntil: 'data.transport_validity',
      hazardousUntil: 'data.hazardous_validity',
      photo: 'data.photo',
      classes: { at: 'data.vehicle_classes', row: { code: 'class', issuedOn: 'issue_date' } },
    },
  },
  result: ({ dl }, record) => ({
    ...record,
    state: plateStates.get(dl.slice(0, 2))?.en ?? '-',
    classes: record.classes.map(({ code, issuedOn }) => ({
      vehicleClass: code,
      description: Object.entries(classes).find(([known]) => known === code)?.[1] ?? code,
      issuedOn,
    })),
  }),
})
