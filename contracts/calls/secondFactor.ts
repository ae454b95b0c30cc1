import { z } from 'zod'
import { reason, session, staffTokens } from '../fields/schemas.ts'
import { defineCall, named } from './define.ts'

/** A six-digit code of the authenticator app, or a recovery code. */
const code = z.string().trim().min(1).max(32)
const codeBody = z.object({ challenge: z.string().max(1_024), code })

/**
 * Completes a sign-in whose first step returned `secondFactor`: 102 for a wrong code; 104 after too many; 103 for a used or
 * expired challenge, after which the sign-in starts again.
 */
export const secondFactorSignIn = defineCall({
  service: 'main',
  method: 'POST',
  path: '/session/secondFactor',
  auth: 'client',
  style: 'named',
  summary: 'Sign in, step 2: authenticator code or recovery code',
  body: codeBody,
  reply: named(session),
})

export const adminSecondFactorSignIn = defineCall({
  service: 'admin',
  method: 'POST',
  path: '/secondFactor',
  auth: 'client',
  style: 'named',
  summary: 'Staff sign-in, step 2',
  body: codeBody,
  reply: named(staffTokens),
})

const customer = { service: 'main', auth: 'customer', style: 'http', access: 'signedIn' } as const
const staff = { service: 'admin', auth: 'admin', style: 'http', access: 'signedIn' } as const
/** Calls for staff who must set up two-step verification before anything else. */
const newStaff = { ...staff, beforeSecondFactor: true } as const

const read = { method: 'GET', path: '/second-factor', summary: 'Check whether two-step verification is on' } as const
const status = z.object({
  on: z.boolean(),
  since: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.number().int(),
  /** Mandatory for staff on this installation, so it cannot be turned off. */
  required: z.boolean(),
  /** The caller is staff, must have a second factor, and has neither one nor used a passkey in this session: nothing else is allowed. */
  missing: z.boolean(),
  /** The caller's passkeys, of which each counts as both steps. */
  passkeys: z.number().int(),
})

export const getSecondFactor = defineCall({ ...customer, ...read, reply: status })
export const getStaffSecondFactor = defineCall({ ...newStaff, ...read, reply: status })

const begin = {
  method: 'POST',
  path: '/second-factor/begin',
  summary: 'Create a key for an authenticator app',
  fresh: true,
  errors: ['conflict'],
} as const
const begun = z.object({
  /** Base32, for manual entry. */
  secret: z.string(),
  /** `otpauth://totp/…`, the content of the QR code. */
  uri: z.string(),
  /** The QR code: the number of modules per side, and the dark modules as the `d` of an SVG path. */
  qr: z.object({ size: z.number().int(), path: z.string() }),
})

export const beginSecondFactor = defineCall({ ...customer, ...begin, reply: begun })
export const beginStaffSecondFactor = defineCall({ ...newStaff, ...begin, reply: begun })

const codes = z.object({ recoveryCodes: z.array(z.string()) })
const withCode = z.object({ code })

const confirm = {
  method: 'POST',
  path: '/second-factor/confirm',
  summary: 'Turn on two-step verification with a first code; the recovery codes are returned only once',
  fresh: true,
  errors: ['conflict'],
} as const

export const confirmSecondFactor = defineCall({ ...customer, ...confirm, body: withCode, reply: codes })
export const confirmStaffSecondFactor = defineCall({ ...newStaff, ...confirm, body: withCode, reply: codes })

const renew = {
  method: 'POST',
  path: '/second-factor/recovery-codes',
  summary: 'Create new recovery codes and revoke the old ones',
  errors: ['conflict'],
} as const

export const renewRecoveryCodes = defineCall({ ...customer, ...renew, body: withCode, reply: codes })
export const renewStaffRecoveryCodes = defineCall({ ...staff, ...renew, body: withCode, reply: codes })

const turnOff = {
  method: 'POST',
  path: '/second-factor/off',
  summary: 'Turn off two-step verification',
  errors: ['conflict'],
} as const
const off = z.object({ on: z.literal(false) })

export const disableSecondFactor = defineCall({ ...customer, ...turnOff, body: withCode, reply: off })
export const disableStaffSecondFactor = defineCall({ ...staff, ...turnOff, body: withCode, reply: off })

/** For a customer or sub-user who has lost both the app and the recovery codes. */
export const resetUserSecondFactor = defineCall({
  ...staff,
  method: 'POST',
  path: '/users/{id}/second-factor/reset',
  access: ['admin.users', 'edit'],
  fresh: true,
  summary: "Reset a customer's two-step verification",
  params: z.object({ id: z.string().max(64) }),
  body: z.object({ reason, subUserId: z.string().max(64).optional() }),
  reply: off,
  errors: ['not_found'],
})
