import { z } from 'zod'
import { email, otp, password, personName } from '../fields/schemas.ts'
import { defineCall } from './define.ts'

/** What everyone who signs in may do to the own account: customers, secondary users (view-only ones too) and staff. */
const customer = { service: 'main', auth: 'customer', style: 'http', access: 'signedIn' } as const
const staff = { service: 'admin', auth: 'admin', style: 'http', access: 'signedIn' } as const

const passwordState = { method: 'GET', path: '/account/password', summary: 'Check whether a password is set' } as const
const isSet = z.object({
  /** False for somebody who has only ever signed in with a code or with Google. */
  isSet: z.boolean(),
})

export const getPasswordState = defineCall({ ...customer, ...passwordState, reply: isSet })

const change = {
  method: 'POST',
  path: '/account/password',
  summary: 'Change the password, which ends all other sessions',
  errors: ['conflict'],
} as const
const changeBody = z.object({ current: password.min(1), password: password.min(1) })
const ended = z.object({
  /** The number of sessions that it ended. */
  ended: z.number().int(),
})

export const changePassword = defineCall({ ...customer, ...change, body: changeBody, reply: ended })
export const changeStaffPassword = defineCall({ ...staff, ...change, body: changeBody, reply: ended })

/** A company name is the account's: secondary users may send their own name only. */
export const changeDetails = defineCall({
  ...customer,
  method: 'POST',
  path: '/account/details',
  summary: 'Change the own name, and the name of the company',
  body: z.object({
    firstName: personName,
    lastName: personName,
    companyName: z
      .string()
      .trim()
      .max(120)
      .regex(/^\P{Cc}*$/u, 'Control characters are not allowed in a name.')
      .nullish(),
  }),
  reply: z.object({ firstName: z.string(), lastName: z.string(), companyName: z.string().nullable() }),
})

/** The account holder's addresses. Each change is proven by a code that is sent to the new one. */
const holder = {
  service: 'main',
  method: 'POST',
  auth: 'customer',
  style: 'http',
  fresh: true,
  access: ['account', 'edit'],
} as const
const sent = z.object({ sent: z.literal(true) })
/** With its country code, or ten digits of an Indian number; the verb validates it by the country's rule (A108). */
const phone = z.string().trim().min(1).max(20)

/** The reply and the work are the same for an address that has an account; only its mail says so. */
export const sendEmailChangeCode = defineCall({
  ...holder,
  path: '/account/email/code',
  summary: 'Send a code to a new e-mail address',
  body: z.object({ email }),
  reply: sent,
  errors: ['conflict'],
})

/** 409 if the address has an account in the meantime. Ends the other sessions. */
export const changeEmail = defineCall({
  ...holder,
  path: '/account/email',
  summary: 'Change the e-mail address with the code sent to it',
  body: z.object({ email, otp: otp.min(1) }),
  reply: z.object({ email: z.string() }),
  errors: ['conflict'],
})

/** 409 for a number that has an account. */
export const sendPhoneChangeCode = defineCall({
  ...holder,
  path: '/account/phone/code',
  summary: 'Send a code to a new phone number',
  body: z.object({ phone }),
  reply: sent,
  errors: ['conflict', 'unavailable'],
})

export const changePhone = defineCall({
  ...holder,
  path: '/account/phone',
  summary: 'Change the phone number with the code sent to it',
  body: z.object({ phone, otp: otp.min(1) }),
  reply: z.object({ phone: z.string() }),
  errors: ['conflict', 'unavailable'],
})

const session = z.object({
  id: z.string(),
  /** The browser's name; null if unknown. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  kind: z.enum(['computer', 'phone', 'tablet', 'unknown']),
  /** Without its last part. */
  ip: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** When its tokens were last renewed, which an open page does every quarter of an hour. */
  lastUsedAt: z.iso.datetime(),
  /** Whether it is the one that asks. */
  own: z.boolean(),
})
const list = {
  method: 'GET',
  path: '/account/sessions',
  summary: 'List the own open sessions, the last used first',
} as const
const sessions = z.object({ sessions: z.array(session) })

export const listOwnSessions = defineCall({ ...customer, ...list, reply: sessions })
export const listOwnStaffSessions = defineCall({ ...staff, ...list, reply: sessions })

export type OwnSession = z.output<typeof session>

const end = {
  method: 'POST',
  path: '/account/sessions/{id}/end',
  summary: 'End one of the own sessions',
  errors: ['not_found', 'conflict'],
} as const
const params = z.object({ id: z.string().max(64) })

export const endOwnSession = defineCall({ ...customer, ...end, params, reply: ended })
export const endOwnStaffSession = defineCall({ ...staff, ...end, params, reply: ended })

const endOthers = {
  method: 'POST',
  path: '/account/sessions/end-others',
  summary: 'End all own sessions except this one',
} as const

export const endOtherSessions = defineCall({ ...customer, ...endOthers, reply: ended })
export const endOtherStaffSessions = defineCall({ ...staff, ...endOthers, reply: ended })
