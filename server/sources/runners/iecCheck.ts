import { checkIdentifier, generateIdentifier } from '../../../contracts/identifiers/index.ts'
import { iecCheck as product } from '../../../contracts/products/iecCheck.ts'
import { emailOf, phoneOf } from '../synthetic/contacts.ts'
import { companyNamed, holderOf } from '../synthetic/people.ts'
import { addressIn, placeIn } from '../synthetic/places.ts'
import { standingOf } from '../synthetic/synthetic.ts'
import { defineRunner } from './define.ts'

export const iecCheck = defineRunner(product, {
  sandbox({ iec }, synthetic) {
    const status = standingOf(synthetic, 'active', ['suspended', 'deactivated', 'cancelled'])
    // Codes from before 2018 are numbers of their own.
    const pan = checkIdentifier('pan', iec).ok ? iec : null
    const name = pan ? holderOf(pan) : `${companyNamed(synthetic)} Private Limited`
    const branches = Array.from({ length: synthetic.between(0, 3) }, (_, at) => ({
      code: String(at + 1).padStart(3, '0'),
      address: addressIn(synthetic, placeIn(synthetic)),
    }))
    return {
      status,
      name,
      pan,
      firmType: name.endsWith('Private Limited') ? 'Private limited company' : 'Other',
      issuedOn: synthetic.day(-2600, -800),
      updatedOn: status === 'deactivated' ? synthetic.day(-900, -500) : synthetic.day(-80, -5),
      onDeniedList: status === 'suspended',
      address: addressIn(synthetic, placeIn(synthetic)),
      phone: phoneOf(synthetic),
      email: emailOf(synthetic, name),
      branches,
    }
  },
  sample: random => ({ iec: generateIdentifier('iec', random) }),
  remote: {
    path: '/iec',
    body: { iec: 'iec' },
    record: {
      status: {
        at: 'data.status',
        values: { Valid: 'active', Deactivated: 'deactivated', Suspended: 'suspended', Cancelled: 'cancelled' },
      },
      name: 'data.firm_name',
      pan: 'data.pan',
      firmType: 'data.nature_of_concern',
      issuedOn: 'data.issue_date',
      updatedOn: 'data.last_update',
      onDeniedList: { at: 'data.denied_entity', values: { Y: true, N: false } },
      address: 'data.address',
      phone: 'data.mobile',
      email: 'data.email',
      branches: { at: 'data.branches', row: { code: 'branch_code', address: 'address' } },
    },
  },
})
