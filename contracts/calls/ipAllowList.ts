import { z } from 'zod'
import { defineCall } from './define.ts'

/** What the gateway would say to an address with a live key: the asked one, or the caller's own as the server sees it. */
export const testIpAddress = defineCall({
  service: 'main',
  method: 'GET',
  path: '/address-test',
  auth: 'customer',
  style: 'http',
  summary: 'Test an address against the allow-list',
  query: z.object({ address: z.string().trim().min(1).max(50).optional() }),
  reply: z.object({
    /** Canonical; null where the caller's own cannot be told. */
    address: z.string().nullable(),
    allowed: z.boolean(),
    /** The narrowest entry that holds the address, also a disabled one where no other does. */
    entry: z.object({ id: z.string(), address: z.string(), label: z.string(), disabled: z.boolean() }).nullable(),
    /** Of all entries, disabled ones too; with none everybody is let in. */
    entries: z.number().int(),
  }),
})

/** Staff switch one entry of a customer off, or on again. */
export const setIpEntryDisabled = defineCall({
  service: 'admin',
  method: 'POST',
  path: '/addresses/{id}/switch',
  auth: 'admin',
  style: 'http',
  summary: "Disable or enable an entry of a customer's allow-list",
  params: z.object({ id: z.string().max(64) }),
  body: z.object({
    disabled: z.boolean(),
    reason: z.string().trim().min(5, 'Enter a reason of at least 5 characters.').max(300),
  }),
  reply: z.object({ disabledAt: z.iso.datetime().nullable() }),
  errors: ['not_found'],
})

const filtered = z.object({ filter: z.string().max(8_000).optional() })

/** The figures over the list of addresses, of the same filter as the list. */
export const getIpHits = defineCall({
  service: 'admin',
  method: 'GET',
  path: '/ip-hits',
  auth: 'admin',
  style: 'http',
  summary: 'Get calls by address and top callers',
  query: filtered,
  reply: z.object({
    /** The days that were really counted. */
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

/** Filtered addresses as CSV, at most `limits.exportRows` rows. `filter` as the list takes it. */
export const exportIpHits = defineCall({
  service: 'admin',
  method: 'GET',
  path: '/ip-hits/export',
  auth: 'admin',
  style: 'http',
  summary: 'Export calls by address as CSV',
  query: filtered,
  raw: 'text/csv',
  reply: z.unknown(),
})
