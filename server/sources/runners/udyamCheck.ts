import { generateIdentifier } from '../../../contracts/identifiers/index.ts'
import { udyamCheck as product } from '../../../contracts/products/udyamCheck.ts'
import { stateOfRegistrar } from '../synthetic/companies.ts'
import { emailOf, phoneOf } from '../synthetic/contacts.ts'
import { companyNamed, personNamed } from '../synthetic/people.ts'
import { addressIn, placeIn } from '../synthetic/places.ts'
import { standingOf } from '../synthetic/synthetic.ts'
import { defineRunner } from './define.ts'

/** NIC 2008, five digits. */
const linesByKind = {
  manufacturing: { nic: '25920', activity: 'Machining; treatment and coating of metals' },
  services: { nic: '62011', activity: 'Writing, modifying and testing of computer programs' },
  trading: { nic: '46900', activity: 'Non-specialised wholesale trade' },
} as const

export const udyamCheck = defineRunner(product, {
  sandbox({ udyam }, synthetic) {
    const owned = synthetic.chance() < 0.6
    const name = owned ? `${personNamed(synthetic).split(' ').at(-1)} Enterprises` : `${companyNamed(synthetic)} Works`
    const place = placeIn(synthetic, stateOfRegistrar(udyam.slice(5, 7)))
    const activity = synthetic.pick(['manufacturing', 'services', 'trading'])
    return {
      status: standingOf(synthetic, 'active', ['cancelled']),
      name,
      size: synthetic.pick(['micro', 'micro', 'micro', 'small', 'medium']),
      activity,
      organisation: owned ? 'Proprietorship' : 'Partnership',
      // The portal opened on 1 July 2020.
      registeredOn: synthetic.day(-1800, -200),
      startedOn: synthetic.day(-6000, -1900),
      state: place.state,
      district: place.district,
      address: addressIn(synthetic, place),
      phone: phoneOf(synthetic),
      email: emailOf(synthetic, name),
      lines: [linesByKind[activity]],
    }
  },
  sample: random => ({ udyam: generateIdentifier('udyam', random) }),
  remote: {
    path: '/udyam',
    body: { udyam: 'udyam_number' },
    record: {
      status: { at: 'data.status', values: { ACTIVE: 'active', CANCELLED: 'cancelled' } },
      name: 'data.enterprise_name',
      size: { at: 'data.enterprise_type', values: { Micro: 'micro', Small: 'small', Medium: 'medium' } },
      activity: {
        at: 'data.major_activity',
        values: { Manufacturing: 'manufacturing', Services: 'services', Trading: 'trading' },
      },
      organisation: 'data.organisation_type',
      registeredOn: 'data.registration_date',
      startedOn: 'data.commencement_date',
      state: 'data.state',
      district: 'data.district',
      address: 'data.address',
      phone: 'data.mobile',
      email: 'data.email',
      lines: { at: 'data.nic_codes', row: { nic: 'code', activity: 'description' } },
    },
  },
})
