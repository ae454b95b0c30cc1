import { z } from 'zod'
import { auditActions } from '../auditActions.ts'
import { defineCall } from './define.ts'
import { email, personName } from './fields.ts'

/** For super-admins only: staff accounts and their sessions. */
const restricted = { service: 'admin', auth: 'superadmin', style: 'http' } as const
const reason = z.string().trim().min(5, 'Enter a reason of at least 5 characters.').max(300)
const params = z.object({ id: z.string().max(64) })
const withReason = z.object({ reason })
const role = z.enum(['admin', 'superadmin'])
const time = z.iso.datetime()

const member = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role,
  /** `invited`: has not chosen a password yet. */
  state: z.enum(['invited', 'active', 'disabled']),
  secondFactor: z.boolean(),
  lastSignInAt: time.nullable(),
  createdAt: time,
})

export const listStaff = defineCall({
  ...restricted,
  method: 'GET',
  path: '/staff',
  summary: 'List staff',
  reply: z.object({ staff: z.array(member) }),
})

export const readStaff = defineCall({
  ...restricted,
  method: 'GET',
  path: '/staff/{id}',
  summary: 'Get a staff member with their audit log',
  params,
  reply: member.extend({
    openSessions: z.number().int(),
    /** The newest 50. */
    audit: z.array(
      z.object({
        id: z.string(),
        action: z.enum(auditActions),
        actor: z.string(),
        subject: z.string(),
        reason: z.string().nullable(),
        createdAt: time,
      }),
    ),
  }),
  errors: ['not_found'],
})

export const inviteStaff = defineCall({
  ...restricted,
  method: 'POST',
  path: '/staff',
  summary: 'Invite a staff member by e-mail',
  body: z.object({ name: personName, email, role, reason }),
  reply: z.object({ id: z.string() }),
  errors: ['conflict'],
})

const done = z.object({ done: z.literal(true) })

/** Ends the member's sessions. 409 for oneself, so that one super-admin always remains. */
export const changeStaffRole = defineCall({
  ...restricted,
  method: 'POST',
  path: '/staff/{id}/role',
  summary: "Change a staff member's role",
  params,
  body: z.object({ role, reason }),
  reply: done,
  errors: ['not_found', 'conflict'],
})

/** Disabling ends sessions and links. 409 for oneself, so that one super-admin always remains. */
export const setStaffActive = defineCall({
  ...restricted,
  method: 'POST',
  path: '/staff/{id}/active',
  summary: 'Disable or enable a staff member',
  params,
  body: z.object({ active: z.boolean(), reason }),
  reply: done,
  errors: ['not_found', 'conflict'],
})

/** Not for oneself: one's own is turned off in the profile, with a code. */
export const resetStaffSecondFactor = defineCall({
  ...restricted,
  method: 'POST',
  path: '/staff/{id}/second-factor/reset',
  summary: "Reset a staff member's two-step verification",
  params,
  body: withReason,
  reply: done,
  errors: ['not_found', 'conflict'],
})

/** Invalidates the previous link. The password remains valid until the link is used. */
export const sendStaffLink = defineCall({
  ...restricted,
  method: 'POST',
  path: '/staff/{id}/password-link',
  summary: 'Send a staff member a password link',
  params,
  body: withReason,
  reply: done,
  errors: ['not_found', 'conflict'],
})

const session = z.object({
  id: z.string(),
  staffId: z.string(),
  name: z.string(),
  role,
  /** The browser's name; null if unknown. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  ip: z.string().nullable(),
  since: time,
  /** When its tokens were last renewed, which an open page does every quarter of an hour. */
  lastUsedAt: time,
  /** Whether it is the caller's own. */
  own: z.boolean(),
})

export const listStaffSessions = defineCall({
  ...restricted,
  method: 'GET',
  path: '/staff-sessions',
  summary: 'List open staff sessions, most recently used first',
  reply: z.object({
    sessions: z.array(session),
    /** Whether there are more than listed. */
    capped: z.boolean(),
  }),
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
