import { generateIdentifier } from '../../../contracts/identifiers/index.ts'
import { tanCheck as product } from '../../../contracts/products/tanCheck.ts'
import { emailOf, phoneOf } from '../synthetic/contacts.ts'
import { companyNamed } from '../synthetic/people.ts'
import { addressIn, placeIn } from '../synthetic/places.ts'
import { standingOf } from '../synthetic/synthetic.ts'
import { defineRunner } from './define.ts'

/** Where some offices of the Income Tax Department are, by the first letters of a TAN. */
const states: Record<string, string> = {
  AHM: 'Gujarat',
  BLR: 'Karnataka',
  CAL: 'West Bengal',
  CHE: 'Tamil Nadu',
  DEL: 'Delhi',
  HYD: 'Telangana',
  JPR: 'Rajasthan',
  MUM: 'Maharashtra',
  PNE: 'Maharashtra',
}

export const tanCheck = defineRunner(product, {
  sandbox({ tan }, synthetic) {
    // The fourth character of a TAN is the initial of the deductor.
    const name = `${companyNamed(synthetic, tan.charAt(3))} Private Limited`
    const place = placeIn(synthetic, states[tan.slice(0, 3)])
    return {
      status: standingOf(synthetic, 'active', ['surrendered', 'inactive']),
      name,
      category: 'Company',
      allottedOn: synthetic.day(-5000, -400),
      office: `TDS circle, ${place.district}`,
      state: place.state,
      address: addressIn(synthetic, place),
      phone: phoneOf(synthetic),
      email: emailOf(synthetic, name),
    }
  },
  sample: random => ({ tan: generateIdentifier('tan', random) }),
  remote: {
    path: '/tan',
    body: { tan: 'tan' },
    record: {
      status: { at: 'data.status', values: { Active: 'active', Inactive: 'inactive', Surrendered: 'surrendered' } },
      name: 'data.name',
      category: 'data.category',
      allottedOn: 'data.date_of_allotment',
      office: 'data.assessing_office',
      state: 'data.state',
      address: 'data.address',
      phone: 'data.phone',
      email: 'data.email',
    },
  },
})
