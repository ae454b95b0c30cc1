import { z } from 'zod'
import { reusedFrom } from '../checks/answerReuse.ts'
import { consentField, requireConsent } from '../checks/consent.ts'
import type { Field } from '../fields/field.ts'
import { day, MAX_PAISE } from '../fields/schemas.ts'
import { type Choice, choice } from '../platform/choice.ts'
import { purposes, type VerificationStatus, verificationStatuses, walletKinds } from '../platform/codes.ts'
import { text } from '../platform/text.ts'
import type { Product } from '../products/define.ts'
import { defineResource, filterShapesOf } from './define.ts'

/** The events of a verification, each with a text under */
export const timelineEvents = [
  'monitored',
  'received',
  'localChecksPassed',
  'reserved',
  'answered',
  'notFound',
  'unavailable',
  'captured',
  'released',
  'abandoned',
  'waiting',
  'expired',
  'queued',
  'reading',
  'checking',
  'rejected',
  'reused',
] as const

export type TimelineEvent = (typeof timelineEvents)[number]

const timelineEvent = z.object({ event: z.enum(timelineEvents), at: z.iso.datetime(), detail: z.string().optional() })

const charge = z.object({
  /** Integer paise; 0 before there is an answer, if there is none, and in test mode. */
  paise: z.number().int(),
  wallet: z.enum(walletKinds),
  balanceAfterPaise: z.number().int().nullable(),
  transferId: z.string().nullable(),
})

/** Integer paise: the price that the user was shown. A check that would cost more is refused with 409. */
export const atMostPaise = z.number().int().min(0).max(MAX_PAISE)

const statuses: Record<VerificationStatus, Choice> = {
  draft: choice('Draft', 'ड्राफ़्ट'),
  queued: choice('Queued', 'कतार में'),
  in_progress: choice('In progress', 'चल रहा है'),
  awaiting_person: choice('Awaiting person', 'व्यक्ति का इंतज़ार'),
  completed: choice('Completed', 'पूरा हुआ'),
  not_found: choice('Not found', 'नहीं मिला'),
  source_unavailable: choice('Source unavailable', 'सोर्स उपलब्ध नहीं'),
  rejected_input: choice('Rejected input', 'इनपुट गलत'),
  cancelled: choice('Cancelled', 'रद्द'),
  expired: choice('Expired', 'एक्सपायर'),
}

/** The fields of every product's verifications; a product adds its inputs and results. */
export const verificationFields = {
  id: { label: text('Request ID', 'रिक्वेस्ट ID'), kind: 'id' },
  reference: { label: text('Your reference', 'आपका रेफ़रेंस') },
  status: { label: text('Status', 'स्टेटस'), kind: 'choice', choices: statuses },
  'charge.paise': { label: text('Charge', 'चार्ज'), kind: 'money' },
  requestedBy: { label: text('Requested by', 'किसने किया') },
  createdAt: { label: text('Created', 'कब बना'), kind: 'time' },
  finishedAt: { label: text('Finished', 'कब पूरा हुआ'), kind: 'time' },
  purpose: { label: text('Purpose', 'उद्देश्य') },
  channel: {
    label: text('Channel', 'चैनल'),
    kind: 'choice',
    choices: { console: choice('Console', 'कंसोल'), api: choice('API', 'API'), bulk: choice('Bulk file', 'बल्क फ़ाइल') },
  },
  mode: {
    label: text('Mode', 'मोड'),
    kind: 'choice',
    choices: { live: choice('Live', 'लाइव'), test: choice('Test', 'टेस्ट') },
  },
  durationMs: { label: text('Duration', 'समय लगा'), kind: 'count' },
  /** The file that a row came from. */
  jobId: { label: text('File', 'फ़ाइल') },
} satisfies Record<string, Field>

const filter = z.object({
  /** A request id, a reference, or a complete identifier, which is compared by its keyed hash and never stored in clear. */
  q: z.string().max(120).optional(),
  id: z.array(z.string().max(64)).max(100).optional(),
  status: z.array(z.enum(verificationStatuses)).optional(),
  outcome: z.array(z.string().max(40)).optional(),
  requestedBy: z.array(z.string().max(120)).optional(),
  channel: z.array(z.enum(['console', 'api', 'bulk'])).optional(),
  mode: z.enum(['live', 'test']).optional(),
  jobId: z.string().max(64).optional(),
  /** Days in Asia/Kolkata, both included. */
  createdFrom: day.optional(),
  createdTo: day.optional(),
  /** A keyset cursor: the last id of the previous page. */
  after: z.string().max(64).optional(),
})

export const verificationFilterShapes = filterShapesOf(filter)

export const verificationSorts = ['id', 'createdAt'] as const

const consentMissing = 'Confirm consent before you run a check.'

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
    reusedFrom,
    fetchedAt: z.iso.datetime().nullable(),
    error: z.string().nullable(),
    durationMs: z.number().int().nullable(),
    createdAt: z.iso.datetime(),
    finishedAt: z.iso.datetime().nullable(),
    /** Of a check that waits for a person, or has: when they should have acted. */
    dueAt: z.iso.datetime().nullable(),
  })
  return defineResource({
    name: product.id,
    audience: 'customer',
    permission: 'verifications',
    actions: ['list', 'show', 'create'],
    gate: 'kyc',
    record,
    detail: record.extend({
      timeline: z.array(timelineEvent),
      /** Of a check whose files wait to be read: 1 is read next. */
      queuePlace: z.number().int().min(1).nullable(),
    }),
    fields: verificationFields,
    filter,
    sorts: verificationSorts,
    create: requireConsent(
      product,
      z.object({
        input: product.input,
        consent: consentField(product, consentMissing),
        purpose: z.enum(purposes),
        reference: z.string().trim().max(80).nullish(),
        atMostPaise: atMostPaise.optional(),
        /** Refuses the check with 409 if `findEarlierAnswer` has an answer. Set unless the user has seen that answer. */
        unlessAnswered: z.boolean().optional(),
        /** Asks the source, also where the account would have its own answer again. */
        fresh: z.boolean().optional(),
      }),
      consentMissing,
      ({ input }) => input as Record<string, unknown> | null | undefined,
    ),
  })
}
