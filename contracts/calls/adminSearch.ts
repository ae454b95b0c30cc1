import { z } from 'zod'
import { defineCall } from './define.ts'

/** What a search result is, in the order in which results are shown. */
export const searchHitKinds = [
  'user',
  'challanOrder',
  'challanRefund',
  'payment',
  'invoice',
  'payout',
  'verification',
  'request',
  'job',
  'transfer',
  'lead',
  'staff',
] as const

const hit = z.object({
  kind: z.enum(searchHitKinds),
  id: z.string(),
  /** The customer it belongs to; null for a citizen's order, a lead and a staff member. */
  userId: z.string().nullable(),
  /** For a refund, the id of its challan order; for an invoice, its number. */
  target: z.string().nullable(),
  title: z.string(),
  /** Names and numbers that tell it apart, masked as in lists. */
  detail: z.string().nullable(),
  amountPaise: z.number().int().nullable(),
  at: z.iso.datetime().nullable(),
})

export type SearchHit = z.output<typeof hit>

/**
 * One search over everything that staff may be asked about: order, payment, receipt, invoice and request numbers, vehicle numbers,
 * phones, e-mails, customer ids and names. Identifiers match whole in any spelling, our own ids also as screens shorten them. Only
 * records that the role may list are found.
 */
export const adminSearch = defineCall({
  service: 'admin',
  method: 'GET',
  path: '/search',
  auth: 'admin',
  access: 'perRecord',
  style: 'http',
  summary: 'Search customers, orders, payments, invoices and requests',
  query: z.object({ q: z.string().trim().min(2).max(120) }),
  reply: z.object({ hits: z.array(hit) }),
})
