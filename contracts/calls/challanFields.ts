import { z } from 'zod'
import { challanEvents, challanOrderStatuses, challanPaymentMethods, challanRoutes } from '../challans.ts'

/** A challan as the specification's calls carry it (§3); what comes after `court_status_desc` is ours. Money in rupees. */
export const challan = z.object({
  challanNo: z.string(),
  rcNo: z.string(),
  dlRcNumber: z.string().nullable(),
  /** Masked. */
  nameViolator: z.string().nullable(),
  /** Masked. */
  nameOwner: z.string().nullable(),
  /** `Paid` marks paid, see `isPaid`; anything else is pending. */
  status: z.string(),
  amountChallan: z.number(),
  convenience_fee: z.number(),
  /** Percent of the fee that was taken off already. */
  discount: z.number(),
  /** When it was issued. */
  dateChallan: z.iso.datetime(),
  locationChallan: z.string().nullable(),
  detailsViolation: z.array(z.object({ offence: z.string(), section: z.string().nullable() })),
  /** Addresses on our own host, good for an hour. */
  imagesChallan: z.array(z.string()),
  challan_search_source: z.string(),
  datePayment: z.iso.datetime().nullable(),
  court_status_desc: z.string().nullable(),
  /** How it can be settled. */
  route: z.enum(challanRoutes),
  /** It can be selected: unpaid, on a route that we settle, not in an open order. */
  payable: z.boolean(),
  /** Of the plate or of the challan, two letters. */
  state: z.string(),
  /** When the source was asked. */
  fetchedAt: z.iso.datetime(),
  /** The open or finished order that it is in; null outside one. */
  order: z.object({ code: z.string(), status: z.enum(challanOrderStatuses) }).nullable(),
})

export type Challan = z.infer<typeof challan>

/** What happened to an order, oldest first. */
const event = z.object({
  status: z.enum(challanEvents),
  at: z.iso.datetime(),
  /** What a person reads about it; null where the status says it all. */
  note: z.string().nullable(),
})

/** When an open order is usually settled, and the slowest of the ways in which its challans are; null where nothing is open. */
export const expectedSettlement = z
  .object({
    route: z.enum(challanRoutes),
    by: z.iso.datetime(),
    /** That time has passed. */
    late: z.boolean(),
  })
  .nullable()

export type ExpectedSettlement = z.infer<typeof expectedSettlement>

/** One order as its payer sees it. `code` is its opaque name in addresses. */
export const challanOrderFields = {
  code: z.string(),
  status: z.enum(challanOrderStatuses),
  means: z.enum(challanPaymentMethods).nullable(),
  createdAt: z.iso.datetime(),
  /** In rupees. */
  fines: z.number(),
  fees: z.number(),
  gst: z.number(),
  total: z.number(),
  /** Given back so far. */
  refunded: z.number(),
  /** A payment came that was not as ordered, and is not given back yet: nobody should pay again. */
  diverged: z.boolean(),
  timeline: z.array(event),
}

export const challanOrder = z.object({
  ...challanOrderFields,
  /** Masked. */
  nameViolator: z.string().nullable(),
  rcNo: z.string(),
  challanNumber: z.array(z.string()),
  court_status_desc: z.string().nullable(),
  challanDetail: z.array(challan),
  /** A receipt can be had. */
  receipt: z.boolean(),
  expected: expectedSettlement,
})

export type ChallanOrder = z.infer<typeof challanOrder>

/** A vehicle's number as typed; the verb checks and normalises it. */
export const vehicleNumber = z.string().trim().max(24)

export const challanNumber = z.array(z.string().trim().min(1).max(40)).min(1, 'Select at least one challan.').max(500)

export const parentId = z.string().max(64)
