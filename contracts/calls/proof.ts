import { z } from 'zod'
import { password } from '../fields/schemas.ts'
import { defineCall } from './define.ts'

/** How a person proves who they are: the authenticator app if there is one, else the password, else a code by e-mail. */
export const proofMethods = ['app', 'password', 'email'] as const

export type ProofMethod = (typeof proofMethods)[number]

const customer = { service: 'main', auth: 'customer', style: 'http', access: 'signedIn' } as const
const staff = { service: 'admin', auth: 'admin', style: 'http', beforeSecondFactor: true, access: 'signedIn' } as const

const status = z.object({
  /** Calls with `fresh` are let through now. */
  fresh: z.boolean(),
  method: z.enum(proofMethods),
  /** The masked address of a code by e-mail. */
  address: z.string().nullable(),
  /** The account has a passkey, which proves it too (`calls/passkeys`). */
  passkey: z.boolean(),
})

const read = { method: 'GET', path: '/session/proof', summary: 'Check how to prove who is signed in' } as const

export const getProof = defineCall({ ...customer, ...read, reply: status })
export const getStaffProof = defineCall({ ...staff, ...read, reply: status })

const sendCode = {
  method: 'POST',
  path: '/session/proof/code',
  summary: 'Send a code by e-mail, to prove who is signed in',
  errors: ['conflict'],
} as const
const sent = z.object({ sent: z.literal(true) })

/** 409 if the account has a stronger method. */
export const sendProofCode = defineCall({ ...customer, ...sendCode, reply: sent })
export const sendStaffProofCode = defineCall({ ...staff, ...sendCode, reply: sent })

const prove = { method: 'POST', path: '/session/proof', summary: 'Prove who is signed in' } as const
/** A code of the app, a recovery code, the password or the code from the e-mail, as the account's method requires. */
const body = z.object({ proof: password.min(1) })
const proven = z.object({ freshUntil: z.iso.datetime() })

/** Lets the session make calls with `fresh` for some minutes. 400 with the field `proof` for a wrong one. */
export const proveIdentity = defineCall({ ...customer, ...prove, body, reply: proven })
export const proveStaffIdentity = defineCall({ ...staff, ...prove, body, reply: proven })
