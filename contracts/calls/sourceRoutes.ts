import { z } from 'zod'
import { reason } from '../fields/schemas.ts'
import { verificationStatuses } from '../platform/codes.ts'
import { hedgeMs, routeChoices } from '../platform/sourceProviders.ts'
import { type ProductId, productIds } from '../products/index.ts'
import { defineCall } from './define.ts'

const staff = { service: 'admin', auth: 'admin', style: 'http', method: 'POST' } as const
const product = z.enum(productIds as [ProductId, ...ProductId[]])
const ofProduct = z.object({ product })
const made = z.object({ id: z.string() })

/** On every node within five seconds. Without choices the settings decide, or for a customer everybody's route. */
export const changeRoute = defineCall({
  ...staff,
  access: ['admin.sources', 'edit'],
  path: '/source-routes/{product}',
  fresh: true,
  summary: 'Choose who answers a product',
  params: ofProduct,
  body: z.object({
    /** A user id or a customer id; null for everybody without a route of their own. */
    customer: z.string().trim().max(64).nullable(),
    choices: routeChoices,
    hedgeMs: hedgeMs.optional(),
    /** Needed with `hedgeMs` unless every provider answers free: a question may be charged by two of them. */
    acceptTwoCharges: z.boolean().optional(),
    reason,
  }),
  reply: made,
})

/** The route before it holds again. 409 if another has replaced it. */
export const undoRoute = defineCall({
  ...staff,
  access: ['admin.sources', 'edit'],
  path: '/source-routes/{product}/undo',
  fresh: true,
  summary: 'Undo the newest choice of who answers a product',
  params: ofProduct,
  body: z.object({ route: z.string().max(64) }),
  reply: made,
  errors: ['not_found', 'conflict'],
})

const answer = z.object({
  source: z.string(),
  status: z.enum(verificationStatuses),
  durationMs: z.number().int(),
  costPaise: z.number().int().nullable(),
  problem: z.string().nullable(),
})

/**
 * Asks several sources about the same documented test values and compares their answers by field. No customer is charged and nothing is stored but the audit
 * event; a provider may charge us.
 */
export const dryRunRoute = defineCall({
  ...staff,
  access: ['admin.sources', 'create'],
  path: '/source-routes/{product}/dry-run',
  summary: 'Compare sources on test values',
  params: ofProduct,
  body: z.object({ sources: z.array(z.string().min(1).max(40)).min(2).max(4), reason }),
  reply: z.object({
    sources: z.array(
      z.object({
        source: z.string(),
        label: z.string(),
        answered: z.number().int(),
        asked: z.number().int(),
        /** Null without an answer. */
        medianMs: z.number().int().nullable(),
        /** Of the answers whose cost is known; null if none is. */
        costPaise: z.number().int().nullable(),
      }),
    ),
    questions: z.array(
      z.object({
        /** The test value that was asked about. */
        subject: z.string(),
        answers: z.array(answer),
        /** Fields of the answers that were found; masked. `agrees` is null if fewer than two sources found a record. */
        fields: z.array(
          z.object({
            name: z.string(),
            en: z.string(),
            hi: z.string(),
            values: z.array(z.string().nullable()),
            agrees: z.boolean().nullable(),
          }),
        ),
      }),
    ),
    agreement: z.array(
      z.object({
        name: z.string(),
        en: z.string(),
        hi: z.string(),
        agreed: z.number().int(),
        compared: z.number().int(),
      }),
    ),
  }),
})

export type DryRun = z.output<typeof dryRunRoute.reply>
