import { z } from 'zod'
import { purposes, verificationStatuses, walletKinds } from '../codes.ts'
import type { Product } from '../products/define.ts'
import { defineResource } from './define.ts'

/** The events of a verification, each with a text under */
export const timelineEvents = [
  'received',
  'localChecksPassed',
  'reserved',
  'answered',
  'notFound',
  'unavailable',
  'captured',
  'released',
  'abandoned',
] as const

export type TimelineEvent = (typeof timelineEvents)[number]

const timelineEvent = z.object({ event: z.enum(timelineEvents), at: z.iso.datetime(), detail: z.string().optional() })

const charge = z.object({
  /** Integer paise; 0 if the source gave no answer or with a test key. */
  paise: z.number().int(),
  wallet: z.enum(walletKinds),
  balanceAfterPaise: z.number().int().nullable(),
  transferId: z.string().nullable(),
})

/** Every masked input is a string or null, whatever its kind. */
const maskedInput = (product: Product) =>
  z.object(Object.fromEntries(product.inputFields.map(field => [field.source, z.string().nullable()])))

/**
 * A product's verifications: one resource per product with a shared handler, so that products do not share list state. Inputs and
 * the marked result fields are masked; the call `revealVerification` unmasks them.
 */
export const verificationResource = (product: Product) => {
  const record = z.object({
    id: z.string(),
    product: z.literal(product.id),
    status: z.enum(verificationStatuses),
    outcome: z.string().nullable(),
    subject: z.string(),
    input: maskedInput(product),
    result: product.result.nullable(),
    reference: z.string().nullable(),
    purpose: z.enum(purposes),
    charge,
    requestedBy: z.string(),
    channel: z.enum(['console', 'api', 'bulk']),
    mode: z.enum(['live', 'test']),
    jobId: z.string().nullable(),
    source: z.string().nullable(),
    fetchedAt: z.iso.datetime().nullable(),
    error: z.string().nullable(),
    durationMs: z.number().int().nullable(),
    createdAt: z.iso.datetime(),
    finishedAt: z.iso.datetime().nullable(),
  })
  return defineResource({
    name: product.id,
    audience: 'customer',
    permission: 'verifications',
    actions: ['list', 'show', 'create'],
    gate: 'kyc',
    record,
    detail: record.extend({ timeline: z.array(timelineEvent) }),
    filter: z.object({
      /** A request id, a reference, or a complete identifier, which is compared by its keyed hash and never stored in clear. */
      q: z.string().max(120).optional(),
      id: z.array(z.string()).max(100).optional(),
      status: z.array(z.enum(verificationStatuses)).optional(),
      outcome: z.array(z.string().max(40)).optional(),
      requestedBy: z.array(z.string().max(120)).optional(),
      channel: z.array(z.enum(['console', 'api', 'bulk'])).optional(),
      mode: z.enum(['live', 'test']).optional(),
      jobId: z.string().max(64).optional(),
      /** Days in Asia/Kolkata, both included. */
      createdFrom: z.iso.date().optional(),
      createdTo: z.iso.date().optional(),
      /** A keyset cursor: the last id of the previous page. */
      after: z.string().max(64).optional(),
    }),
    sorts: ['id', 'createdAt'],
    create: z.object({
      input: product.input,
      consent: z.literal(true, { error: 'Confirm consent before you run a check.' }),
      purpose: z.enum(purposes),
      reference: z.string().trim().max(80).nullish(),
    }),
  })
}
