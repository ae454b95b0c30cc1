import { formatPaise } from '../../../contracts/money.ts'
import { type ProductId, productOf } from '../../../contracts/products/index.ts'
import type { Locale } from '../../../contracts/text.ts'
import type { TimelineEvent } from '../../platform/db/schema.ts'
import { translate } from '../../platform/translate.ts'
import type { Vault } from '../../platform/vault.ts'
import type { VerificationOutcome } from '../../sources/askSource.ts'
import { textOf } from './masking.ts'
import { timelineEvent, type VerificationRow } from './values.ts'

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
}

/** The columns that an outcome sets, except those of the charge. */
export function outcomeValues(ending: Ending) {
  const { vault, id, product, outcome, at, startedAt, reservedPaise, locale } = ending
  const { keys, sourceLabel } = productOf(product)
  const answered = outcome.status !== 'source_unavailable'
  const result = outcome.status === 'completed' ? outcome.result : null
  return {
    status: outcome.status,
    outcome: result ? textOf(result[keys.outcome]) : null,
    result_sealed: result && vault.seal(JSON.stringify(result), { column: 'verifications.result_sealed', id }),
    source: answered ? outcome.source : null,
    fetched_at: answered ? outcome.fetchedAt : null,
    error: answered ? null : translate(locale, errorKey(outcome), { source: sourceLabel[locale] }),
    charge_paise: answered ? reservedPaise : 0,
    timeline: [...ending.timeline, ...endEvents(ending)],
    duration_ms: outcome.askedMs === null ? null : Math.max(0, at.getTime() - startedAt.getTime()),
    finished_at: at.toISOString(),
  } satisfies Partial<VerificationRow>
}

const errorKey = ({ askedMs }: VerificationOutcome) =>
  askedMs === null ? 'verification.abandoned' : 'verification.unavailable'

function endEvents({ outcome, at, reservedPaise }: Ending) {
  const events = { completed: 'answered', not_found: 'notFound', source_unavailable: 'unavailable' } as const
  const { status, askedMs } = outcome
  const end = askedMs === null ? timelineEvent('abandoned', at) : timelineEvent(events[status], at, `${askedMs} ms`)
  if (reservedPaise === 0) return [end]
  const event = status === 'source_unavailable' ? 'released' : 'captured'
  return [end, timelineEvent(event, at, formatPaise(reservedPaise))]
}
