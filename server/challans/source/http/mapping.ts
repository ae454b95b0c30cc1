import { z } from 'zod'
import { challanRoutes } from '../../../../contracts/challans.ts'

const place = z.string().min(1).max(200)

/** How a provider of challans is asked: data, so that a new one is configuration. Places are written with dots. */
export const challanMapping = z.object({
  /** Under `CHALLAN_URL`; asked by POST with JSON. */
  path: z.string().startsWith('/'),
  /** Our names → the provider's. */
  body: z.object({ rcNo: place, chassisLast5: place.optional() }),
  /** Found and not found are both said in words, so that a proxy's bare 404 is no answer. */
  outcome: z.object({ at: place, found: z.array(z.string()).min(1), notFound: z.array(z.string()).min(1) }),
  /** Where the list stands in the reply. */
  list: place,
  /** Where a field stands in a challan; those that the provider does not tell are left out. */
  challan: z.object({
    challanNo: place,
    rcNo: place.optional(),
    dlRcNumber: place.optional(),
    nameViolator: place.optional(),
    nameOwner: place.optional(),
    status: place,
    amount: place,
    dateChallan: place,
    locationChallan: place.optional(),
    /** A list of offences, or one text. */
    detailsViolation: place.optional(),
    images: place.optional(),
    portal: place.optional(),
    datePayment: place.optional(),
    courtStatus: place.optional(),
    state: place.optional(),
  }),
  /** Within an offence. */
  offence: z.object({ offence: place, section: place.optional() }).default({ offence: 'offence', section: 'section' }),
  amountIn: z.enum(['rupees', 'paise']).default('rupees'),
  /** Where the provider says how a challan can be settled, and what its words mean; without it the court's words are read. */
  route: z.object({ at: place, values: z.record(z.string(), z.enum(challanRoutes)) }).optional(),
  /** Two letters each: nobody pays for the owner there. */
  excludedStates: z.array(z.string().regex(/^[A-Z]{2}$/)).default([]),
  /** What the page calls the source, where a challan does not say. */
  portal: z.string().min(1).max(60).default('e-Challan'),
})

export type ChallanMapping = z.output<typeof challanMapping>

/** Where no file says otherwise. */
export const defaultChallanMapping: ChallanMapping = challanMapping.parse({
  path: '/challans',
  body: { rcNo: 'rc_number', chassisLast5: 'chassis_last5' },
  outcome: { at: 'outcome', found: ['found'], notFound: ['not_found'] },
  list: 'data.challans',
  challan: {
    challanNo: 'challan_no',
    rcNo: 'rc_number',
    dlRcNumber: 'dl_rc_number',
    nameViolator: 'violator_name',
    nameOwner: 'owner_name',
    status: 'status',
    amount: 'amount',
    dateChallan: 'challan_date',
    locationChallan: 'location',
    detailsViolation: 'offences',
    images: 'images',
    portal: 'source',
    datePayment: 'payment_date',
    courtStatus: 'court_status',
    state: 'state',
  },
})
