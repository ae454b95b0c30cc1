import { z } from 'zod'
import { reason } from '../fields/schemas.ts'
import { defineCall } from './define.ts'

/** Whether the gateway would accept a live key from an address: the given one, or the caller's own as the server sees it. */
export const testIpAddress = defineCall({
  service: 'main',
  method: 'GET',
  path: '/ip-allow-list/test',
  auth: 'customer',
  access: ['ipAllowList', 'show'],
  style: 'http',
  summary: 'Test an address against the allow-list',
  query: z.object({ address: z.string().trim().min(1).max(50).optional() }),
  reply: z.object({
    /** Canonical; null if the caller's own is unknown. */
    address: z.string().nullable(),
    allowed: z.boolean(),
    /** The narrowest entry that contains the address; a disabled one only if no other does. */
    entry: z.object({ id: z.string(), address: z.string(), label: z.string(), disabled: z.boolean() }).nullable(),
    /** The number of entries, including disabled ones; with none, every address is allowed. */
    entries: z.number().int(),
  }),
})

/** Disables an entry of a customer, or enables it again; for staff. */
export const setIpEntryDisabled = defineCall({
  service: 'admin',
  method: 'POST',
  path: '/customer-ip-allow-lists/{id}/switch',
  auth: 'admin',
  access: ['admin.ipAllowList', 'edit'],
  style: 'http',
  summary: "Disable or enable an entry of a customer's allow-list",
  params: z.object({ id: z.string().max(64) }),
  body: z.object({
    disabled: z.boolean(),
    reason,
  }),
  reply: z.object({ disabledAt: z.iso.datetime().nullable() }),
  errors: ['not_found'],
})

const filtered = z.object({ filter: z.string().max(8_000).optional() })

/** The totals of the list of addresses, with the same filter as the list. */
export const getIpHits = defineCall({
  service: 'admin',
  method: 'GET',
  path: '/ip-hits',
  auth: 'admin',
  access: ['admin.ipAllowList', 'list'],
  style: 'http',
  summary: 'Get calls by address and top callers',
  query: filtered,
  reply: z.object({
    /** The period that was actually counted. */
    from: z.iso.date(),
    to: z.iso.date(),
    calls: z.number().int(),
    blocked: z.number().int(),
    addresses: z.number().int(),
    top: z.array(
      z.object({
        userId: z.string(),
        customer: z.string(),
        calls: z.number().int(),
        blocked: z.number().int(),
        addresses: z.number().int(),
      }),
    ),
  }),
})
