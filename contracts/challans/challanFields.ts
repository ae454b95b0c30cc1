import { z } from 'zod'
import { challanEvents, challanOrderStatuses, challanPaymentMethods, challanRoutes } from './challans.ts'

/** A challan as in the specification's calls (§3); the fields after `court_status_desc` are additions. Money in rupees. */
export const challan = z.object({
  challanNo: z.string(),
  rcNo: z.string(),
  dlRcNumber: z.string().nullable(),
  /** Masked. */
  nameViolator: z.string().nullable(),
  /** Masked. */
  nameOwner: z.string().nullable(),
  /** `Paid` means paid, see `isPaid`; anything else is pending. */
  status: z.string(),
  amountChallan: z.number(),
  convenience_fee: z.number(),
  /** The discount in percent that the fee already includes. */
  discount: z.number(),
  /** The date of issue. */
  dateChallan: z.iso.datetime(),
  locationChallan: z.string().nullable(),
  detailsViolation: z.array(z.object({ offence: z.string(), section: z.string().nullable() })),
  /** URLs on our own host, valid for an hour. */
  imagesChallan: z.array(z.string()),
  challan_search_source: z.string(),
  datePayment: z.iso.datetime().nullable(),
  court_status_desc: z.string().nullable(),
  /** How the challan can be settled. */
  route: z.enum(challanRoutes),
  /** Whether it can be selected: unpaid, on a route that we settle, and not in an open order. */
  payable: z.boolean(),
  /** The two-letter state code of the plate or the challan. */
  state: z.string(),
  /** When the source was queried. */
  fetchedAt: z.iso.datetime(),
  /** The open or finished order that contains it; null if there is none. */
  order: z
    .object({
      code: z.string(),
      status: z.enum(challanOrderStatuses),
      /** Until when at most the order waits for the bank; null if it does not. */
      waiting: z.iso.datetime().nullable(),
    })
    .nullable(),
})

export type Challan = z.infer<typeof challan>

/** An event of an order; lists are oldest first. */
const event = z.object({
  status: z.enum(challanEvents),
  at: z.iso.datetime(),
  /** A note to display; null if the status needs none. */
  note: z.string().nullable(),
})

/** When an open order is usually settled, by its slowest route; null if nothing is open. */
export const expectedSettlement = z
  .object({
    route: z.enum(challanRoutes),
    by: z.iso.datetime(),
    /** Whether that time has passed. */
    late: z.boolean(),
  })
  .nullable()

export type ExpectedSettlement = z.infer<typeof expectedSettlement>

/** An order as seen by its payer. `code` is its opaque id in URLs. */
export const challanOrderFields = {
  code: z.string(),
  /** `CH-7K3M-9QXD`: the number for people, without any authority. */
  number: z.string(),
  status: z.enum(challanOrderStatuses),
  paymentMethod: z.enum(challanPaymentMethods).nullable(),
  createdAt: z.iso.datetime(),
  /** In rupees. */
  fines: z.number(),
  fees: z.number(),
  gst: z.number(),
  total: z.number(),
  /** The amount refunded so far. */
  refunded: z.number(),
  /** Until when at most an unpaid order waits for the bank; nobody should pay again. Null if it does not wait. */
  waiting: z.iso.datetime().nullable(),
  /** A payment that does not match the order has arrived and is not refunded yet: nobody should pay again. */
  diverged: z.boolean(),
  /** How many of its challans somebody else has paid first; what was paid for them is returned. */
  taken: z.number(),
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
  /** Whether a receipt is available. */
  receipt: z.boolean(),
  expected: expectedSettlement,
})

export type ChallanOrder = z.infer<typeof challanOrder>

/** A vehicle number as typed; the verb validates and normalises it. */
export const vehicleNumber = z.string().trim().max(24)

export const challanNumber = z.array(z.string().trim().min(1).max(40)).min(1, 'Select at least one challan.').max(500)

export const parentId = z.string().max(64)
