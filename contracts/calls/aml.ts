import { z } from 'zod'
import { riskRules } from '../screening/riskRules.ts'
import { verdicts } from '../screening/verdicts.ts'
import { defineCall } from './define.ts'

const common = { service: 'main', auth: 'customer', style: 'http', gate: 'kyc' } as const
const deciding = { ...common, method: 'POST', access: ['verifications', 'edit'] } as const
const verdict = z.enum(verdicts)
const byId = z.object({ id: z.string().max(64) })
export const entryKey = z.string().min(3).max(400)

/** Why a hit was decided so. */
export const reason = z.string().trim().min(3, 'Give a reason of at least 3 characters.').max(1_000)

export const amlDecision = z.object({
  entryKey: z.string(),
  /** What holds. `open` also where the entry has changed since; `changed` says so. */
  verdict,
  changed: z.boolean(),
  /** Waits for a second person. */
  proposed: verdict.nullable(),
  /** Whether the reader may confirm or refuse it: somebody else proposed it. */
  mayConfirm: z.boolean(),
  note: z.string(),
  decidedBy: z.string(),
  decidedAt: z.iso.datetime(),
  /** Who confirmed or refused it, and when. */
  confirmedBy: z.string().nullable(),
  confirmedAt: z.iso.datetime().nullable(),
  /** The proposal that this person refused; null if they confirmed it. */
  refused: verdict.nullable(),
})

export type AmlDecision = z.output<typeof amlDecision>

/** What the account has decided about the subject of a screening, by entry; entries that nobody decided are left out. */
export const listAmlDecisions = defineCall({
  ...common,
  method: 'GET',
  path: '/aml/{id}/decisions',
  access: ['verifications', 'show'],
  summary: 'List the decisions about the hits of a screening',
  params: byId,
  reply: z.object({ twoPeople: z.boolean(), decisions: z.array(amlDecision) }),
  errors: ['not_found'],
})

/**
 * Decides about one hit, for this subject and entry in every later screening, until the entry changes. `open` takes an earlier decision
 * back. Where the account requires two people, it waits for another one.
 */
export const decideAmlHit = defineCall({
  ...deciding,
  path: '/aml/{id}/decisions',
  summary: 'Decide about a hit',
  params: byId,
  body: z.object({
    entryKey,
    verdict,
    note: reason,
  }),
  reply: amlDecision,
  errors: ['not_found', 'conflict'],
})

/** By a second person. Refusing it leaves what held before. 409 if nothing waits, 403 for the one who proposed it. */
export const confirmAmlDecision = defineCall({
  ...deciding,
  path: '/aml/{id}/decisions/confirm',
  summary: 'Confirm or refuse a decision',
  params: byId,
  body: z.object({ entryKey, accept: z.boolean() }),
  reply: amlDecision,
  errors: ['not_found', 'conflict'],
})

const settings = z.object({ twoPeople: z.boolean(), rules: riskRules })

export const getAmlSettings = defineCall({
  ...common,
  method: 'GET',
  path: '/aml-settings',
  access: ['account', 'show'],
  summary: 'Get the settings of screening',
  /** `usual` are the defaults, our starting point of the month `usualSince`. */
  reply: settings.extend({ usual: riskRules, usualSince: z.string() }),
})

/** The account’s owner only. */
export const setAmlSettings = defineCall({
  ...common,
  method: 'POST',
  path: '/aml-settings',
  access: ['account', 'edit'],
  summary: 'Change the settings of screening',
  body: settings,
  reply: settings,
})
