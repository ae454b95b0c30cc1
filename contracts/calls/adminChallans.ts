import { z } from 'zod'
import { challanRefundStates } from '../resources/customerChallanOrder.ts'
import { defineCall } from './define.ts'

const byId = z.object({ id: z.string().max(64) })
const reason = z.string().trim().min(5, 'Enter a reason of at least 5 characters.').max(300)
const items = z.array(z.string().max(64)).min(1, 'Select at least one challan.').max(500)
const place = {
  service: 'admin',
  method: 'POST',
  auth: 'admin',
  style: 'http',
  access: ['admin.challans', 'edit'],
} as const
const changed = z.object({ id: z.string(), status: z.string() })

/** Assigns an order to a member of staff; null removes the assignment. */
export const assignChallanOrder = defineCall({
  ...place,
  path: '/challan-payments/{id}/assign',
  summary: 'Assign a challan order',
  params: byId,
  body: z.object({ assigneeId: z.string().max(64).nullable() }),
  reply: changed,
  errors: ['not_found', 'conflict'],
})

/** Moves an order from paid to processing: the challans are with the portal or the court. An unassigned order needs an assignee. */
export const processChallanOrder = defineCall({
  ...place,
  path: '/challan-payments/{id}/process',
  summary: 'Start processing a challan order',
  params: byId,
  body: z.object({ assigneeId: z.string().max(64).nullish(), note: z.string().trim().max(300).nullish() }),
  reply: changed,
  errors: ['not_found', 'conflict'],
})

/** A PDF or picture for a settlement or a brand; its bytes are checked against its type. Deleted after an hour unless it is used. */
export const uploadChallanFile = defineCall({
  ...place,
  path: '/challan-files',
  summary: 'Upload a proof of settlement or a logo',
  upload: true,
  reply: z.object({ objectId: z.string(), bytes: z.number().int() }),
  errors: ['unavailable'],
})

/** `objectId`: the uploaded receipt of the portal or court, a PDF or picture. The order is settled with its last challan. */
export const settleChallans = defineCall({
  ...place,
  path: '/challan-payments/{id}/settle',
  summary: 'Settle challans of an order',
  params: byId,
  body: z.object({
    items,
    objectId: z.string().max(64),
    reference: z.string().trim().min(3).max(80),
    courtStatus: z.string().trim().max(120).nullish(),
  }),
  reply: changed,
  errors: ['not_found', 'conflict', 'idempotency_conflict'],
  idempotent: true,
})

/** The maker's half: nothing is refunded until someone else approves. */
export const requestChallanRefund = defineCall({
  ...place,
  path: '/challan-payments/{id}/refunds',
  summary: 'Request a refund of challans',
  params: byId,
  body: z.object({ items, reason }),
  reply: z.object({ refundId: z.string(), amountPaise: z.number().int() }),
  errors: ['not_found', 'conflict', 'idempotency_conflict'],
  idempotent: true,
})

/**
 * The maker's half for overdue orders: the refund of everything in them that is not settled. `skipped` are orders that are not overdue
 * or whose refund is open already.
 */
export const requestLateRefunds = defineCall({
  ...place,
  path: '/challan-payments/late-refunds',
  summary: 'Request the refunds of overdue orders',
  body: z.object({ ids: z.array(z.string().max(64)).min(1, 'Select at least one order.').max(100) }),
  reply: z.object({
    requested: z.array(z.object({ id: z.string(), refundId: z.string(), amountPaise: z.number().int() })),
    skipped: z.array(z.object({ id: z.string(), number: z.string(), message: z.string() })),
  }),
  errors: ['idempotency_conflict'],
  idempotent: true,
})

/** The maker's half for a payment that does not match its order: it is returned in full, as captured, once someone else approves. */
export const requestChallanReturn = defineCall({
  ...place,
  path: '/challan-payments/{id}/returns',
  summary: 'Request a refund of a payment that does not match its order',
  params: byId,
  body: z.object({ paymentId: z.string().max(64), reason }),
  reply: z.object({ refundId: z.string(), amountPaise: z.number().int() }),
  errors: ['not_found', 'conflict', 'idempotency_conflict'],
  idempotent: true,
})

/** The checker's half, also after the gateway has refused. Throws `forbidden` for the maker. */
export const decideChallanRefund = defineCall({
  ...place,
  path: '/challan-refunds/{id}/decide',
  fresh: true,
  summary: 'Approve or reject a challan refund',
  params: byId,
  body: z.object({ approve: z.boolean(), reason: z.string().trim().max(300).nullish() }),
  reply: z.object({ state: z.enum(challanRefundStates) }),
  errors: ['not_found', 'conflict', 'unavailable', 'idempotency_conflict'],
  idempotent: true,
})

export const exportChallanPayments = defineCall({
  service: 'admin',
  method: 'GET',
  path: '/challan-payments/export',
  auth: 'admin',
  access: ['admin.challans', 'export'],
  style: 'http',
  summary: 'Export challan orders as CSV',
  query: z.object({ filter: z.string().max(8_000).optional() }),
  raw: 'text/csv',
  reply: z.unknown(),
})

export const downloadAnyEvidence = defineCall({
  service: 'admin',
  method: 'GET',
  path: '/challan-payments/{id}/evidence/{item}',
  auth: 'admin',
  access: ['admin.challans', 'show'],
  style: 'http',
  summary: 'Download the proof of settlement of a challan',
  params: byId.extend({ item: z.string().max(64) }),
  raw: 'application/octet-stream',
  reply: z.unknown(),
  errors: ['not_found'],
})

/** The old token remains valid for another day. */
export const rotateBrandToken = defineCall({
  ...place,
  path: '/challan-brands/{id}/token',
  fresh: true,
  summary: "Rotate a brand's token",
  params: byId,
  reply: z.object({ token: z.string() }),
  errors: ['not_found'],
})
