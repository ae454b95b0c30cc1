import { z } from 'zod'
import { reason } from '../fields/schemas.ts'
import { verificationStatuses } from '../platform/codes.ts'
import { providerEnvironmentField } from '../platform/sourceProviders.ts'
import { type ProductId, productIds } from '../products/index.ts'
import { defineCall } from './define.ts'

const staff = { service: 'admin', auth: 'admin', style: 'http' } as const
const ofProduct = z.object({ product: z.enum(productIds as [ProductId, ...ProductId[]]) })

const sourceProblems = ['noAccount', 'off', 'noCredentials'] as const

/** Whom staff can ask about a product: the sandbox, and the providers that answer it. */
export const listTrySources = defineCall({
  ...staff,
  method: 'GET',
  path: '/apis/{product}/sources',
  access: ['admin.sources', 'show'],
  summary: 'List the sources that staff can ask about a product',
  params: ofProduct,
  reply: z.object({
    /** False for products that read files or wait for a person. */
    canTry: z.boolean(),
    sources: z.array(
      z.object({
        id: z.string(),
        label: z.string(),
        /** Null for the sandbox. */
        environment: providerEnvironmentField.nullable(),
        /** Why it cannot be asked. */
        problem: z.enum(sourceProblems).nullable(),
      }),
    ),
    /** Values of the subject that need no reason. */
    testValues: z.array(z.string()),
  }),
})

/**
 * Asks one source about a value and stores nothing but the audit event. No customer is charged; a provider may charge us. Outside the sandbox a value that is no
 * test value needs a reason.
 */
export const tryProduct = defineCall({
  ...staff,
  method: 'POST',
  path: '/apis/{product}/try',
  access: ['admin.sources', 'create'],
  summary: 'Ask one source about a product, for staff',
  params: ofProduct,
  body: z.object({
    source: z.string().min(1).max(40),
    /** The product's input, checked as for customers. */
    input: z.record(z.string().max(40), z.unknown()),
    reason: reason.nullish(),
  }),
  reply: z.object({
    source: z.string(),
    status: z.enum(verificationStatuses),
    isTestValue: z.boolean(),
    durationMs: z.number().int(),
    /** What the provider charges us; null if that is not known. */
    costPaise: z.number().int().nullable(),
    /** Why there is no answer. */
    problem: z.string().nullable(),
    /** Masked as on a check's page; null without an answer. */
    result: z.record(z.string(), z.unknown()).nullable(),
  }),
  errors: ['conflict'],
})

export type Tried = z.output<typeof tryProduct.reply>
