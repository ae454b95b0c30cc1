import { z } from 'zod'
import { challanRoutes } from '../../../../contracts/challans/challans.ts'

const place = z.string().min(1).max(200)

/** Maps a provider's challan API, so that adding a provider is configuration. Paths use dots. */
export const challanMapping = z.object({
  /** Path below `CHALLAN_URL`; requested by POST with JSON. */
  path: z.string().startsWith('/'),
  /** Our field names → the provider's. */
  body: z.object({ rcNo: place, chassisLast5: place.optional() }),
  /** Both outcomes must be stated in the body, so that a proxy's bare 404 does not count as an answer. */
  outcome: z.object({ at: place, found: z.array(z.string()).min(1), notFound: z.array(z.string()).min(1) }),
  /** Path of the list in the reply. */
  list: place,
  /** Paths of the fields in a challan; omit those the provider does not send. */
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
    /** A list of offences, or one string. */
    detailsViolation: place.optional(),
    images: place.optional(),
    portal: place.optional(),
    datePayment: place.optional(),
    courtStatus: place.optional(),
    state: place.optional(),
  }),
  /** Paths within an offence. */
  offence: z.object({ offence: place, section: place.optional() }).default({ offence: 'offence', section: 'section' }),
  amountIn: z.enum(['rupees', 'paise']).default('rupees'),
  /** Path and values of how a challan can be settled; without it the route is derived from the court status. */
  route: z.object({ at: place, values: z.record(z.string(), z.enum(challanRoutes)) }).optional(),
  /** Two-letter codes of states where only the owner can pay. */
  excludedStates: z.array(z.string().regex(/^[A-Z]{2}$/)).default([]),
  /** Display name of the source for challans that do not state one. */
  portal: z.string().min(1).max(60).default('e-Challan'),
})

export type ChallanMapping = z.output<typeof challanMapping>

/** Used when no mapping file is configured. */
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
