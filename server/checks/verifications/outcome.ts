import { formatPaise } from '../../../contracts/platform/money.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import { type ProductId, productOf } from '../../../contracts/products/index.ts'
import type { TimelineEvent } from '../../platform/db/schema.ts'
import { translate } from '../../platform/translate.ts'
import type { Vault } from '../../platform/vault.ts'
import type { VerificationOutcome } from '../../sources/askSource.ts'
import { maskIn, maskValue, textOf } from './masking.ts'
import { foundIndex, timelineEvent, type VerificationRow } from './values.ts'

interface Ending {
  vault: Vault
  id: string
  product: ProductId
  outcome: VerificationOutcome
  /** The timeline so far. */
  timeline: TimelineEvent[]
  startedAt: Date
  at: Date
  /** The reserved amount in paise. */
  reservedPaise: number
  locale: Locale
  /** The check has waited for a person, so that its duration says nothing about the source. */
  waited?: boolean
}

type Answered = Extract<VerificationOutcome, { status: 'completed' | 'not_found' }>

/** The columns that an outcome sets, except those of the charge. */
export function outcomeValues(ending: Ending) {
  const { vault, id, product, outcome, at, startedAt, reservedPaise, locale } = ending
  const { keys, sourceLabel, reusable } = productOf(product)
  const answered = isAnswered(outcome)
  const asked = answered && !outcome.reused
  const result = outcome.status === 'completed' ? outcome.result : null
  return {
    status: outcome.status,
    outcome: result ? textOf(result[keys.outcome]) : null,
    ...foundSubject(vault, product, result),
    result_sealed: result && vault.seal(JSON.stringify(result), { column: 'verifications.result_sealed', id }),
    source: answered ? outcome.source : null,
    fetched_at: answered ? outcome.fetchedAt : null,
    source_tries: asked ? outcome.tries : null,
    source_ms: asked ? outcome.askedMs : null,
    source_cost_paise: asked ? (outcome.costPaise ?? null) : null,
    reusable: (asked && reusable && !outcome.isDoubtful) || null,
    error: errorOf(outcome, locale, sourceLabel[locale]),
    charge_paise: answered ? reservedPaise : 0,
    timeline: [...ending.timeline, ...endEvents(ending)],
    duration_ms: outcome.askedMs === null || ending.waited ? null : Math.max(0, at.getTime() - startedAt.getTime()),
    finished_at: at.toISOString(),
  } satisfies Partial<VerificationRow>
}

/** The subject of a check that reads files becomes known with its answer. */
function foundSubject(vault: Vault, product: ProductId, result: Record<string, unknown> | null) {
  const { keys, resultFields } = productOf(product)
  const field = resultFields.find(({ source }) => source === keys.found)
  const value = field && result?.[field.source]
  if (!field || typeof value !== 'string' || value === '') return {}
  const mask = maskIn('list', field)
  return {
    subject_masked: mask ? maskValue(mask, value) : value,
    subject_index: foundIndex(vault, product, value),
  }
}

const isAnswered = (outcome: VerificationOutcome): outcome is Answered =>
  outcome.status === 'completed' || outcome.status === 'not_found'

function errorOf(outcome: VerificationOutcome, locale: Locale, source: string): string | null {
  if (isAnswered(outcome)) return null
  if (outcome.status === 'rejected_input')
    return typeof outcome.problem === 'string' ? outcome.problem : outcome.problem[locale]
  if (outcome.status === 'expired') return translate(locale, 'verification.expired')
  if (outcome.askedMs === null) return translate(locale, 'verification.abandoned')
  return translate(locale, 'verification.unavailable', { source })
}

function endEvents(ending: Ending) {
  const { outcome, at, reservedPaise } = ending
  const end = endEvent(ending)
  if (reservedPaise === 0) return [end]
  const event = isAnswered(outcome) ? 'captured' : 'released'
  return [end, timelineEvent(event, at, formatPaise(reservedPaise))]
}

const endings = {
  completed: 'answered',
  not_found: 'notFound',
  source_unavailable: 'unavailable',
  rejected_input: 'rejected',
} as const

function endEvent({ outcome, at, waited }: Ending) {
  if (outcome.status === 'expired') return timelineEvent('expired', at)
  if (outcome.askedMs === null) return timelineEvent('abandoned', at)
  if (isAnswered(outcome) && outcome.reused) return timelineEvent('reused', at, outcome.fetchedAt)
  const event = endings[outcome.status]
  return waited ? timelineEvent(event, at) : timelineEvent(event, at, `${outcome.askedMs} ms`)
}
