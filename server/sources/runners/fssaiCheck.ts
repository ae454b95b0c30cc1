import { fssaiState, generateIdentifier } from '../../../contracts/identifiers/index.ts'
import { fssaiCheck as product } from '../../../contracts/products/fssaiCheck.ts'
import type { ResultOf } from '../../../contracts/products/index.ts'
import { companyNamed } from '../synthetic/people.ts'
import { addressIn, placeIn } from '../synthetic/places.ts'
import { standingOf } from '../synthetic/synthetic.ts'
import { defineRunner } from './define.ts'

const activities = {
  Manufacturer: 'Bakery products, snacks',
  Restaurant: 'Prepared food',
  Wholesaler: 'Cereals, pulses, edible oil',
  Retailer: 'Packaged food, dairy products',
} as const

/** The first digit is 2 for a registration; after it come the two digits of the state, or 00 for a central licence. */
function licenceOf(fssai: string): ResultOf<'fssai-check'>['licence'] {
  if (fssai.startsWith('2')) return 'registration'
  return fssai.slice(1, 3) === '00' ? 'central' : 'state'
}

export const fssaiCheck = defineRunner(product, {
  sandbox({ fssai }, synthetic) {
    const status = standingOf(synthetic, 'active', ['cancelled', 'expired', 'suspended'])
    const place = placeIn(synthetic, fssaiState(fssai)?.en)
    const kind = synthetic.pick(['Manufacturer', 'Restaurant', 'Wholesaler', 'Retailer'])
    return {
      status,
      name: `${companyNamed(synthetic).split(' ')[0]} ${synthetic.pick(['Foods', 'Kitchen', 'Bakery', 'Dairy'])}`,
      licence: licenceOf(fssai),
      issuedOn: synthetic.day(-1600, -700),
      validUpto: status === 'expired' ? synthetic.day(-300, -60) : synthetic.day(200, 1400),
      state: place.state,
      address: addressIn(synthetic, place),
      activities: [{ kind, products: activities[kind] }],
    }
  },
  sample: random => ({ fssai: generateIdentifier('fssai', random) }),
  remote: {
    path: '/fssai',
    body: { fssai: 'license_number' },
    record: {
      status: {
        at: 'data.status',
        values: { Active: 'active', Expired: 'expired', Suspended: 'suspended', Cancelled: 'cancelled' },
      },
      name: 'data.business_name',
      licence: {
        at: 'data.license_type',
        values: { 'Central License': 'central', 'State License': 'state', Registration: 'registration' },
      },
      issuedOn: 'data.issued_on',
      validUpto: 'data.valid_upto',
      state: 'data.state',
      address: 'data.premises_address',
      activities: { at: 'data.kinds_of_business', row: { kind: 'kind', products: 'products' } },
    },
  },
})
