import { z } from 'zod'
import { approvalId, reason } from '../fields/schemas.ts'
import { grants, roleName } from '../people/grantSchemas.ts'
import { walletKinds } from '../platform/codes.ts'
import { sourceStateField } from '../platform/sourceStates.ts'
import { defineCall } from './define.ts'

const staff = { service: 'admin', auth: 'admin', style: 'http' } as const

const ofUser = z.object({ id: z.string().max(64) })

/**
 * Credits or debits a wallet manually. `amountPaise` is signed; the reason is stored with the transfer and in the audit log. Above
 * what one person may do, it waits for a second person: `approvalId` is set then, and no money has moved.
 */
export const adjustWallet = defineCall({
  ...staff,
  method: 'POST',
  path: '/users/{id}/adjust',
  access: ['admin.wallets', 'edit'],
  fresh: true,
  summary: 'Adjust a wallet balance',
  params: ofUser,
  body: z.object({
    wallet: z.enum(walletKinds),
    amountPaise: z
      .number()
      .int()
      .min(-100_000_000)
      .max(100_000_000)
      .refine(value => value !== 0, 'Enter an amount other than zero.'),
    reason,
  }),
  reply: z.object({ transferId: z.string().nullable(), availablePaise: z.number().int(), approvalId }),
  errors: ['not_found', 'insufficient_balance', 'conflict'],
  idempotent: true,
})

/** Deactivation ends the customer's sessions and keys within five seconds on every node. */
export const setUserActive = defineCall({
  ...staff,
  method: 'POST',
  path: '/users/{id}/active',
  access: ['admin.users', 'edit'],
  summary: 'Activate or deactivate a customer',
  params: ofUser,
  body: z.object({ active: z.boolean(), reason }),
  reply: z.object({ isActive: z.boolean() }),
  errors: ['not_found'],
})

export const revokeUserKey = defineCall({
  ...staff,
  method: 'POST',
  path: '/keys/{id}/revoke',
  access: ['admin.users', 'edit'],
  summary: "Revoke a customer's API key",
  params: ofUser,
  body: z.object({ reason }),
  reply: z.object({ revokedAt: z.iso.datetime() }),
  errors: ['not_found'],
})

const sources = z.array(z.object({ product: z.string(), state: sourceStateField }))

/** The status in the top bar for staff, cheap enough to poll every minute. */
export const adminSources = defineCall({
  ...staff,
  method: 'GET',
  path: '/sources',
  access: ['admin.dashboard', 'list'],
  summary: 'Get the state of the live sources',
  reply: z.object({ sources }),
})

const text = z.object({ en: z.string(), hi: z.string() })

/** What this installation can do, from its configuration: names of settings, never their values. */
export const adminCapabilities = defineCall({
  ...staff,
  method: 'GET',
  path: '/capabilities',
  access: ['admin.dashboard', 'show'],
  summary: 'List what is set up, what is off and which settings are missing',
  reply: z.object({
    capabilities: z.array(
      z.object({
        name: z.string(),
        label: text,
        whenOff: text,
        /** Production does not start without it. */
        isRequired: z.boolean(),
        /** `sandbox`: the sandbox has something in its place. */
        state: z.enum(['on', 'sandbox', 'off']),
        missing: z.array(z.string()),
        /** What does not work as it should although it is set up. */
        problem: text.nullable(),
      }),
    ),
  }),
})

const compared = z.object({ now: z.number(), before: z.number() })

/** Live traffic of all customers, today and the 29 previous days. Money in integer paise; days are Asia/Kolkata. */
export const getAdminDashboard = defineCall({
  ...staff,
  method: 'GET',
  path: '/dashboard',
  access: ['admin.dashboard', 'show'],
  summary: 'Get revenue, calls, source states and pending work',
  reply: z.object({
    revenuePaise: compared,
    calls: compared,
    successRate: z.object({ now: z.number().nullable(), before: z.number().nullable() }),
    customers: z.object({ active: z.number().int(), withoutKyc: z.number().int(), kycPending: z.number().int() }),
    days: z.array(
      z.object({
        day: z.iso.date(),
        calls: z.number().int(),
        revenuePaise: z.number().int(),
        successRate: z.number().nullable(),
      }),
    ),
    sources,
    /** How many active customers have a nearly empty wallet, and the emptiest wallets. */
    lowCustomers: z.number().int(),
    lowBalances: z.array(
      z.object({
        userId: z.string(),
        name: z.string(),
        wallet: z.enum(walletKinds),
        paise: z.number().int(),
      }),
    ),
    largest: z.array(
      z.object({ userId: z.string(), name: z.string(), calls: z.number().int(), spendPaise: z.number().int() }),
    ),
  }),
})

export const adminProfile = defineCall({
  ...staff,
  method: 'GET',
  path: '/profile',
  access: 'signedIn',
  summary: 'Get the signed-in staff member',
  reply: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    role: z.string(),
    roleName,
    permissions: grants,
  }),
})
