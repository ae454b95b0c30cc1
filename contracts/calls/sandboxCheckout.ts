import { z } from 'zod'
import { type SandboxCard, sandboxCards } from '../money/sandboxCards.ts'
import { defineCall } from './define.ts'

const id = z
  .string()
  .max(64)
  .regex(/^[\w-]+$/)

const tried = z.object({
  payment_id: z.string(),
  /** `asked`: the card's bank requires its code first. */
  status: z.enum(['captured', 'failed', 'asked']),
  reason: z.string().nullable(),
  /** The window closes without notifying its opener. */
  silent: z.boolean(),
})

/** The checkout of the sandbox gateway, for a window of its own; with `return` it navigates back there instead of closing. */
export const sandboxCheckoutPage = defineCall({
  service: 'sandbox',
  method: 'GET',
  path: '/checkout',
  auth: 'none',
  style: 'http',
  summary: 'Sandbox checkout page',
  query: z.object({ order: id, return: z.string().max(300).optional() }),
  raw: 'text/html',
  reply: z.unknown(),
  errors: ['forbidden', 'not_found'],
})

export const sandboxPay = defineCall({
  service: 'sandbox',
  method: 'POST',
  path: '/checkout/pay',
  auth: 'none',
  style: 'http',
  summary: 'Pay a sandbox order with a test card',
  body: z.object({ order: id, card: z.enum(sandboxCards.map(card => card.id) as [SandboxCard, ...SandboxCard[]]) }),
  reply: tried,
  errors: ['forbidden', 'not_found', 'conflict'],
})

export const sandboxApprove = defineCall({
  service: 'sandbox',
  method: 'POST',
  path: '/checkout/approve',
  auth: 'none',
  style: 'http',
  summary: "Enter the bank's code for a test card",
  body: z.object({ payment: id, code: z.string().max(12) }),
  reply: tried,
  errors: ['forbidden', 'not_found', 'conflict'],
})
