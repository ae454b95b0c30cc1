import { z } from 'zod'
import { generateIdentifier } from '../../../contracts/identifiers/index.ts'
import { companyCheck as product } from '../../../contracts/products/companyCheck.ts'
import * as companies from '../synthetic/companies.ts'
import { emailOf } from '../synthetic/contacts.ts'
import { addressIn, placeIn } from '../synthetic/places.ts'
import { type Synthetic, standingOf } from '../synthetic/synthetic.ts'
import { defineRunner } from './define.ts'
import { paiseOf, rupees } from './rupees.ts'

const { result } = product

export const companyCheck = defineRunner('company-check', {
  record: result.omit({ authorisedCapitalPaise: true, paidUpCapitalPaise: true, openChargesPaise: true }).extend({
    authorisedCapital: rupees.nullable(),
    paidUpCapital: rupees.nullable(),
    charges: z
      .array(result.shape.charges.element.omit({ amountPaise: true, status: true }).extend({ amount: rupees }))
      .max(500),
  }),
  sandbox({ companyNumber }, synthetic) {
    const status = standingOf(synthetic, 'active', ['struck_off', 'dormant', 'under_liquidation', 'amalgamated'])
    const isPartnership = companies.isPartnership(companyNumber)
    const name = companies.companyOf(companyNumber)
    const place = placeIn(
      synthetic,
      companies.isCin(companyNumber) ? companies.stateOfRegistrar(companyNumber.slice(6, 8)) : null,
    )
    const registeredOn = companies.registrationDay(synthetic, companyNumber)
    const authorised = synthetic.between(1, 200) * 100_000
    const balanceSheetOn = `${synthetic.day(-460, -460).slice(0, 4)}-03-31`
    const filed = status === 'active' && registeredOn < balanceSheetOn
    return {
      status,
      name,
      companyClass: companies.classOf(companyNumber),
      registeredOn,
      registrar: `RoC ${place.district}`,
      activity: companies.activityOf(companyNumber),
      listed: companyNumber.startsWith('L') && !isPartnership,
      authorisedCapital: isPartnership ? null : authorised,
      paidUpCapital: Math.floor(authorised * synthetic.chance()),
      lastMeetingOn: filed && !isPartnership ? `${balanceSheetOn.slice(0, 4)}-09-${synthetic.between(10, 30)}` : null,
      balanceSheetOn: filed ? balanceSheetOn : null,
      address: addressIn(synthetic, place),
      email: emailOf(synthetic, name),
      directors: directorsOf(synthetic, registeredOn, isPartnership),
      charges: chargesOf(synthetic, registeredOn),
    }
  },
  sample: random => ({ companyNumber: generateIdentifier('companyNumber', random) }),
  remote: {
    path: '/company',
    body: { companyNumber: 'company_number' },
    record: {
      status: {
        at: 'data.company_status',
        values: {
          Active: 'active',
          Dormant: 'dormant',
          'Under liquidation': 'under_liquidation',
          Amalgamated: 'amalgamated',
          'Strike off': 'struck_off',
        },
      },
      name: 'data.company_name',
      companyClass: 'data.company_class',
      registeredOn: 'data.date_of_incorporation',
      registrar: 'data.roc',
      activity: 'data.activity',
      listed: { at: 'data.listed', values: { Y: true, N: false } },
      authorisedCapital: 'data.authorised_capital',
      paidUpCapital: 'data.paid_up_capital',
      lastMeetingOn: 'data.last_agm_date',
      balanceSheetOn: 'data.balance_sheet_date',
      address: 'data.registered_address',
      email: 'data.email',
      directors: {
        at: 'data.directors',
        row: { name: 'name', din: 'din', designation: 'designation', joinedOn: 'date_of_appointment' },
      },
      charges: {
        at: 'data.charges',
        row: {
          holder: 'charge_holder',
          amount: 'amount',
          createdOn: 'date_of_creation',
          satisfiedOn: 'date_of_satisfaction',
        },
      },
    },
  },
  result(_input, { authorisedCapital, paidUpCapital, charges, ...record }) {
    const open = charges.filter(({ satisfiedOn }) => satisfiedOn === null)
    return {
      ...record,
      authorisedCapitalPaise: paiseOf(authorisedCapital),
      paidUpCapitalPaise: paiseOf(paidUpCapital),
      openChargesPaise: open.reduce((sum, { amount }) => sum + paiseOf(amount), 0),
      charges: charges.map(({ amount, ...known }) => ({
        ...known,
        amountPaise: paiseOf(amount),
        status: known.satisfiedOn === null ? 'open' : 'satisfied',
      })),
    }
  },
})

function directorsOf(synthetic: Synthetic, registeredOn: string, isPartnership: boolean) {
  return Array.from({ length: synthetic.between(2, 5) }, (_, at) => {
    const din = companies.dinOf(synthetic)
    const first = isPartnership ? 'Designated partner' : at === 0 ? 'Managing director' : 'Director'
    const later = synthetic.day(-2000, -300)
    return {
      name: companies.directorOf(din),
      din,
      designation: first,
      joinedOn: at < 2 || later < registeredOn ? registeredOn : later,
    }
  })
}

function chargesOf(synthetic: Synthetic, registeredOn: string) {
  const charges = Array.from({ length: synthetic.between(0, 3) }, () => {
    const createdOn = synthetic.day(-2400, -700)
    return {
      holder: synthetic.pick(['State Bank of India', 'HDFC Bank Limited', 'Bank of Baroda', 'SIDBI']),
      amount: synthetic.between(5, 400) * 100_000,
      createdOn,
      satisfiedOn: synthetic.chance() < 0.5 ? synthetic.day(-600, -100) : null,
    }
  })
  return charges.filter(({ createdOn }) => createdOn > registeredOn)
}
