import { z } from 'zod'
import { verificationStatuses } from '../platform/codes.ts'
import type { SpendSeries } from '../products/groups.ts'
import { defineCall } from './define.ts'

/** A figure for the period and for the previous period of the same length. */
const compared = z.object({ now: z.number(), before: z.number() })
const comparedIfAny = z.object({ now: z.number().nullable(), before: z.number().nullable() })

export const dashboardDays = [7, 30, 90] as const

const need = z.discriminatedUnion('kind', [
  /** A checked file that has not been started. */
  z.object({ kind: z.literal('start'), id: z.string(), product: z.string(), rows: z.number().int() }),
  /** Rows whose source was down: they were not charged and can be run again. */
  z.object({ kind: z.literal('rerun'), id: z.string(), product: z.string(), rows: z.number().int() }),
  z.object({ kind: z.literal('lowBalance'), wallet: z.enum(['api', 'product']), paise: z.number().int() }),
])

/**
 * The customer's live traffic; test keys are included only in `recent`. Days are Asia/Kolkata. `successRate` is answers per
 * hundred queries to a source (not found is an answer), null without any. Durations in milliseconds, money in integer paise.
 */
export const getDashboard = defineCall({
  service: 'main',
  method: 'GET',
  path: '/dashboard',
  auth: 'customer',
  access: ['dashboard', 'show'],
  style: 'http',
  summary: 'Get spend, calls and success rate for recent days',
  query: z.object({ days: z.enum(['7', '30', '90']).optional() }),
  reply: z.object({
    verifications: compared,
    successRate: comparedIfAny,
    spendPaise: compared,
    medianMs: comparedIfAny,
    days: z.array(
      z.object({
        day: z.iso.date(),
        verifications: z.number().int(),
        successRate: z.number().nullable(),
        medianMs: z.number().nullable(),
        spendPaise: z.object({
          identity: z.number().int(),
          business: z.number().int(),
          vehicle: z.number().int(),
          court: z.number().int(),
          other: z.number().int(),
        } satisfies Record<SpendSeries, z.ZodNumber>),
      }),
    ),
    recent: z.array(
      z.object({
        id: z.string(),
        product: z.string(),
        subject: z.string(),
        status: z.enum(verificationStatuses),
        outcome: z.string().nullable(),
        chargePaise: z.number().int(),
        mode: z.enum(['live', 'test']),
        createdAt: z.iso.datetime(),
      }),
    ),
    needs: z.array(need),
  }),
})

export type Dashboard = z.output<typeof getDashboard.reply>
export type Need = z.output<typeof need>
