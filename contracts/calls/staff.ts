import { z } from 'zod'
import { day, reason, roleId } from '../fields/schemas.ts'
import { defineCall } from './define.ts'

/** Staff accounts and their sessions, which super-admins manage. */
const restricted = {
  service: 'admin',
  auth: 'admin',
  style: 'http',
  access: ['admin.restricted', 'edit'],
} as const
const params = z.object({ id: z.string().max(64) })
const withReason = z.object({ reason })

const done = z.object({ done: z.literal(true) })
/** `approvalId`: the change waits for another super-admin, where there is one. */
const doneOrWaiting = z.object({ done: z.boolean(), approvalId: z.string().nullable() })

/** Ends the member's sessions. `until` is the last day of their access; without it there is none. A higher role and a later end need a second super-admin. 409 for oneself, so that one super-admin always remains. */
export const changeStaffRole = defineCall({
  ...restricted,
  method: 'POST',
  path: '/staff/{id}/role',
  fresh: true,
  summary: "Change a staff member's role",
  params,
  body: z.object({ role: roleId, until: day.nullish(), reason }),
  reply: doneOrWaiting,
  errors: ['not_found', 'conflict'],
})

/** Disabling ends sessions and links; enabling needs a second super-admin. 409 for oneself, so that one super-admin always remains. */
export const setStaffActive = defineCall({
  ...restricted,
  method: 'POST',
  path: '/staff/{id}/active',
  fresh: true,
  summary: 'Disable or enable a staff member',
  params,
  body: z.object({ active: z.boolean(), reason }),
  reply: doneOrWaiting,
  errors: ['not_found', 'conflict'],
})

/** Needs a second super-admin. Not for oneself: one's own is turned off in the profile, with a code. */
export const resetStaffSecondFactor = defineCall({
  ...restricted,
  method: 'POST',
  path: '/staff/{id}/second-factor/reset',
  fresh: true,
  summary: "Reset a staff member's two-step verification",
  params,
  body: withReason,
  reply: doneOrWaiting,
  errors: ['not_found', 'conflict'],
})

/** Invalidates the previous link. The password remains valid until the link is used. */
export const sendStaffLink = defineCall({
  ...restricted,
  method: 'POST',
  path: '/staff/{id}/password-link',
  fresh: true,
  summary: 'Send a staff member a password link',
  params,
  body: withReason,
  reply: done,
  errors: ['not_found', 'conflict'],
})

/** 409 for the caller's own session, which can sign out instead. */
export const revokeStaffSession = defineCall({
  ...restricted,
  method: 'POST',
  path: '/staff-sessions/{id}/revoke',
  summary: 'End a staff session',
  params,
  body: withReason,
  reply: done,
  errors: ['not_found', 'conflict'],
})

/** Revokes all sessions except the caller's own. */
export const revokeStaffSessions = defineCall({
  ...restricted,
  method: 'POST',
  path: '/staff/{id}/sessions/revoke',
  summary: 'End all sessions of a staff member',
  params,
  body: withReason,
  reply: z.object({ ended: z.number().int() }),
  errors: ['not_found'],
})
