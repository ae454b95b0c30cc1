import { z } from 'zod'
import { reason } from '../fields/schemas.ts'
import { defineCall } from './define.ts'

/*
 * Support looks at the console of a customer as the account's holder sees it: read-only, for a reason and a time. The customer is told,
 * can end it, and can turn it off (decision 0128).
 */

/** How long a view may last, in minutes. */
export const supportViewMinutes = [15, 30, 60] as const

const staff = { service: 'admin', auth: 'admin', style: 'http' } as const
const customer = { service: 'main', auth: 'customer', style: 'http' } as const

const common = {
  id: z.string(),
  reason: z.string(),
  startedAt: z.iso.datetime(),
  /** When it ends at the latest. */
  until: z.iso.datetime(),
  /** Null while it is open. */
  endedAt: z.iso.datetime().nullable(),
  /** Who ended it; null while it is open, and for one whose time was over. */
  endedBy: z.enum(['staff', 'customer']).nullable(),
}

const ownView = z.object(common)
const view = z.object({ ...common, by: z.string() })

export type OwnSupportView = z.output<typeof ownView>
export type SupportView = z.output<typeof view>

const ofUser = z.object({ id: z.string().max(64) })
const ofView = z.object({ id: z.string().max(64) })
const ended = z.object({ endedAt: z.iso.datetime() })

/** 409 if the customer has turned support views off or is deactivated, or if the caller has one of this customer open. */
export const startSupportView = defineCall({
  ...staff,
  method: 'POST',
  path: '/users/{id}/support-views',
  access: ['admin.supportViews', 'create'],
  fresh: true,
  summary: "View a customer's console, read-only",
  params: ofUser,
  body: z.object({ reason, minutes: z.literal(supportViewMinutes) }),
  /** The tokens of a customer session that can only read. */
  reply: z.object({ id: z.string(), token: z.string(), refreshToken: z.string(), until: z.iso.datetime() }),
  errors: ['not_found', 'conflict'],
})

/** The newest 50 of a customer. */
export const listUserSupportViews = defineCall({
  ...staff,
  method: 'GET',
  path: '/users/{id}/support-views',
  access: ['admin.supportViews', 'list'],
  summary: "List support's views of a customer's console",
  params: ofUser,
  reply: z.object({ allowed: z.boolean(), views: z.array(view) }),
  errors: ['not_found'],
})

/** Any member of staff with the right to look may end the view of another. */
export const endUserSupportView = defineCall({
  ...staff,
  method: 'POST',
  path: '/support-views/{id}/end',
  access: ['admin.supportViews', 'create'],
  summary: "End a view of a customer's console",
  params: ofView,
  reply: ended,
  errors: ['not_found'],
})

/** The newest 50 of the own account. */
export const listSupportViews = defineCall({
  ...customer,
  method: 'GET',
  path: '/account/support-views',
  access: ['account', 'show'],
  summary: "List support's views of the own account",
  reply: z.object({ allowed: z.boolean(), views: z.array(ownView) }),
})

export const endSupportView = defineCall({
  ...customer,
  method: 'POST',
  path: '/account/support-views/{id}/end',
  access: ['account', 'edit'],
  summary: "End support's view of the own account",
  params: ofView,
  reply: ended,
  errors: ['not_found'],
})

/** Turning it off ends the open views. */
export const allowSupportViews = defineCall({
  ...customer,
  method: 'POST',
  path: '/account/support-views/allow',
  access: ['account', 'edit'],
  summary: "Allow support's views of the own account, or turn them off",
  body: z.object({ allowed: z.boolean() }),
  reply: z.object({ allowed: z.boolean() }),
})
