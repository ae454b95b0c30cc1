import { z } from 'zod'
import { generateIdentifier } from '../../../contracts/identifiers/index.ts'
import { directorCheck as product } from '../../../contracts/products/directorCheck.ts'
import * as companies from '../synthetic/companies.ts'
import { addressIn, placeIn } from '../synthetic/places.ts'
import { type Synthetic, standingOf } from '../synthetic/synthetic.ts'
import { defineRunner } from './define.ts'
import { paiseOf, rupees } from './rupees.ts'

/** The DIN is the input; amounts are rupees. */
const directorship = product.result.shape.dinDetails.element
  .omit({ DIN: true })
  .extend({ PAIDUP_CAPITAL: rupees.nullable(), monetaryContributionValue: rupees.nullable() })

export const directorCheck = defineRunner('director-check', {
  record: product.result.omit({ current: true, past: true }).extend({ dinDetails: z.array(directorship).max(500) }),
  sandbox({ din }, synthetic) {
    const status = standingOf(synthetic, 'approved', ['disqualified', 'deactivated'])
    return {
      status,
      name: companies.directorOf(din),
      nationality: 'Indian',
      disqualifiedUntil: status === 'disqualified' ? synthetic.day(200, 1500) : null,
      dinDetails: Array.from({ length: synthetic.between(1, 4) }, () => directorshipOf(synthetic)),
    }
  },
  sample: random => ({ din: generateIdentifier('din', random) }),
  remote: {
    path: '/director',
    body: { din: 'din' },
    record: {
      status: {
        at: 'data.din_status',
        values: { Approved: 'approved', Deactivated: 'deactivated', Disqualified: 'disqualified' },
      },
      name: 'data.full_name',
      nationality: 'data.nationality',
      disqualifiedUntil: 'data.disqualified_until',
      dinDetails: {
        at: 'data.dinDetails',
        row: Object.fromEntries(Object.keys(directorship.shape).map(name => [name, name])),
      },
    },
  },
  result: ({ din }, { dinDetails, ...record }) => ({
    ...record,
    current: dinDetails.filter(({ DATE_RESIGN }) => DATE_RESIGN === null).length,
    past: dinDetails.filter(({ DATE_RESIGN }) => DATE_RESIGN !== null).length,
    dinDetails: dinDetails.map(one => ({
      ...one,
      DIN: din,
      PAIDUP_CAPITAL: paiseOf(one.PAIDUP_CAPITAL),
      monetaryContributionValue: paiseOf(one.monetaryContributionValue),
    })),
  }),
})

function directorshipOf(synthetic: Synthetic): z.infer<typeof directorship> {
  const CIN = companies.numberOf(synthetic)
  const isPartnership = companies.isPartnership(CIN)
  const left = synthetic.chance() < 0.25
  return {
    CIN,
    COMPANY_NAME: companies.companyOf(CIN),
    COMPANY_STATUS: synthetic.chance() < 0.9 ? 'Active' : 'Strike off',
    DESIGNATION: isPartnership
      ? 'Designated partner'
      : synthetic.pick(['Director', 'Managing director', 'Additional director']),
    DATE_JOIN: synthetic.day(-3000, -800),
    DATE_RESIGN: left ? synthetic.day(-700, -60) : null,
    PAIDUP_CAPITAL: isPartnership ? null : synthetic.between(1, 90) * 100_000,
    ADDRESS: addressIn(synthetic, placeIn(synthetic)),
    APPROVER_CIN: null,
    contributionForm: isPartnership ? 'Cash' : null,
    monetaryContributionValue: isPartnership ? synthetic.between(1, 40) * 50_000 : null,
    profitSharingPercentage: isPartnership ? synthetic.between(10, 60) : null,
    bodyCorporateType: null,
    bodyCorpInsideIndiaName: null,
    bodyCorpOutsideIndiaName: null,
  }
}
