import { z } from 'zod'
import { defineCall } from './define.ts'

const byId = z.object({ id: z.string().max(64) })
const reason = z.string().trim().min(5, 'Enter a reason of at least 5 characters.').max(300)
const place = { service: 'admin', auth: 'admin', style: 'http', params: byId } as const
const showing = { ...place, method: 'GET', access: ['admin.whiteLabel', 'show'] } as const
const editing = { ...place, method: 'POST', access: ['admin.whiteLabel', 'edit'] } as const

/**
 * Gives a brand to an account, or to the house with null. Orders that are paid already stay with the owner of then. An account with a higher share
 * than the present owner's waits for a second person.
 */
export const setBrandOwner = defineCall({
  ...editing,
  path: '/challan-brands/{id}/owner',
  fresh: true,
  summary: "Set a brand's owner",
  body: z.object({
    /** A user id or a customer id. */
    owner: z.string().trim().max(64).nullable(),
    reason,
  }),
  /** The owner from now on: the present one while a change waits for approval. */
  reply: z.object({ id: z.string(), ownerId: z.string().nullable(), approvalId: z.string().nullable() }),
  errors: ['not_found', 'conflict'],
})

/** Sets a client's share of the convenience fee of orders that are paid from now on. A higher one waits for a second person. */
export const setClientShare = defineCall({
  ...editing,
  path: '/whitelabel-clients/{id}/share',
  fresh: true,
  summary: "Set a client's share of the fee",
  body: z.object({ percent: z.number().int().min(0).max(100), reason }),
  reply: z.object({ percent: z.number().int(), approvalId: z.string().nullable() }),
  errors: ['not_found', 'conflict'],
})

/** A blocked end user can start no lookup and no payment under the brand. */
export const setEndUserBlocked = defineCall({
  ...editing,
  path: '/whitelabel-users/{id}/block',
  summary: 'Block or unblock an end user',
  body: z.object({ blocked: z.boolean(), reason }),
  reply: z.object({ id: z.string(), blocked: z.boolean() }),
  errors: ['not_found'],
})

const paise = z.number().int()

const totals = z.object({
  orders: z.number().int(),
  finesPaise: paise,
  feesPaise: paise,
  discountPaise: paise,
  gstPaise: paise,
  refundedPaise: paise,
  sharePaise: paise,
  reversedPaise: paise,
  owedPaise: paise,
})

/** The sums of the filtered transactions, and those of each client and month in India, newest first, at most 120. */
export const readWhitelabelTotals = defineCall({
  service: 'admin',
  auth: 'admin',
  style: 'http',
  method: 'GET',
  access: ['admin.whiteLabel', 'list'],
  path: '/whitelabel-transactions/totals',
  summary: 'Sum up white-label transactions',
  query: z.object({ filter: z.string().max(8_000).optional() }),
  reply: z.object({
    all: totals,
    months: z.array(totals.extend({ clientId: z.string(), client: z.string(), month: z.string() })),
  }),
})

/** The orders of a client that were paid in a month, with its shares and their sum, as CSV. */
export const downloadClientStatement = defineCall({
  ...showing,
  access: ['admin.whiteLabel', 'export'],
  path: '/whitelabel-clients/{id}/statement',
  summary: "Download a client's statement of a month",
  query: z.object({ month: z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'Enter a month such as 2026-11.') }),
  raw: 'text/csv',
  reply: z.unknown(),
  errors: ['not_found'],
})

/** Adds a host to a brand. Below the operator's own host it works at once; another waits for its TXT record. */
export const addBrandHost = defineCall({
  ...editing,
  path: '/challan-brands/{id}/hosts',
  fresh: true,
  summary: 'Add a host to a brand',
  body: z.object({ host: z.string().trim().toLowerCase().min(1, 'Enter a value.').max(253), reason }),
  reply: z.object({ id: z.string(), state: z.string() }),
  errors: ['not_found', 'conflict'],
})

/** Looks for the TXT record now. */
export const checkBrandHost = defineCall({
  ...editing,
  path: '/brand-hosts/{id}/check',
  summary: "Check a host's DNS record",
  reply: z.object({ id: z.string(), state: z.string(), answer: z.string().nullable() }),
  errors: ['not_found', 'conflict'],
})

/** Takes a host away: it goes on for the grace period, with a notice on its pages, and then ends. A waiting one ends at once. */
export const endBrandHost = defineCall({
  ...editing,
  path: '/brand-hosts/{id}/end',
  fresh: true,
  summary: 'Take a host away',
  body: z.object({
    /** The whole host, typed once more. */
    typed: z.string().trim().toLowerCase().max(253),
    reason,
  }),
  reply: z.object({ id: z.string(), endsAt: z.iso.datetime() }),
  errors: ['not_found', 'conflict'],
})

/** Keeps a host that was taken away, within its grace period. */
export const keepBrandHost = defineCall({
  ...editing,
  path: '/brand-hosts/{id}/keep',
  summary: 'Keep a host that was taken away',
  body: z.object({ reason }),
  reply: z.object({ id: z.string(), state: z.string() }),
  errors: ['not_found', 'conflict'],
})
