import { z } from 'zod'
import { challan, challanNumber, parentId, vehicleNumber } from '../challans/challanFields.ts'
import { defineCall, named } from './define.ts'

const customer = { service: 'main', auth: 'customer', style: 'http' } as const

/** The last five characters of the chassis number, for sources that require them. */
const chassisLast5 = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9]{5}$/, 'Enter the last five characters of the chassis number.')
  .nullish()

const looked = z.object({
  rcNo: z.string(),
  parentId: z.string(),
  fetchedAt: z.iso.datetime(),
  result: z.array(challan),
})

/** Each vehicle has its own result: a failed lookup does not affect the others. */
export const searchChallans = defineCall({
  service: 'main',
  method: 'POST',
  path: '/challan/search',
  auth: 'customer',
  access: ['challans', 'create'],
  style: 'named',
  summary: 'Look up the challans of vehicles',
  body: z.object({
    vehicles: z
      .array(z.object({ rcNo: vehicleNumber, chassisLast5 }))
      .min(1, 'Add a vehicle.')
      .max(25, 'Add at most 25 vehicles at a time.'),
  }),
  reply: named({
    found: z.array(looked),
    /** `index` is the vehicle's zero-based position in the list. */
    failed: z.array(z.object({ index: z.number().int(), rcNo: z.string(), message: z.string() })),
  }),
})

/** An earlier search of the customer's own, with current prices. Throws `not_found`, also for another account's. */
export const readChallanSearch = defineCall({
  ...customer,
  method: 'GET',
  path: '/challan/search/{id}',
  access: ['challans', 'show'],
  summary: 'Get a challan search',
  params: z.object({ id: parentId }),
  reply: looked,
  errors: ['not_found'],
})

/**
 * Code 100 with the payment URL (§7). Amounts are computed by the server; 107 lists the challans that are paid, in another open
 * order, or whose price has changed since the search.
 */
export const createChallanOrder = defineCall({
  service: 'main',
  method: 'POST',
  path: '/challan/payment/order',
  auth: 'customer',
  access: ['challans', 'create'],
  style: 'named',
  summary: 'Create an order to pay challans',
  body: z.object({ challanNumber, parentId }),
  reply: named({ paymentUrl: z.string() }),
  errors: ['unavailable', 'idempotency_conflict'],
  idempotent: true,
})

const byId = z.object({ id: z.string().max(64) })

export const downloadChallanReceipt = defineCall({
  ...customer,
  method: 'GET',
  path: '/challan/orders/{id}/receipt',
  access: ['challans', 'show'],
  summary: 'Download a challan order receipt as PDF',
  params: byId,
  raw: 'application/pdf',
  reply: z.unknown(),
  errors: ['not_found', 'conflict'],
})

/** Evidence of a challan's settlement: a court's or portal's receipt that staff uploaded. */
export const downloadChallanEvidence = defineCall({
  ...customer,
  method: 'GET',
  path: '/challan/orders/{id}/evidence/{item}',
  access: ['challans', 'show'],
  summary: 'Download the proof of settlement of a challan',
  params: byId.extend({ item: z.string().max(64) }),
  raw: 'application/octet-stream',
  reply: z.unknown(),
  errors: ['not_found'],
})
