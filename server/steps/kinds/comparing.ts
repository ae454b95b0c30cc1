import type { StepStatus } from '../../../contracts/cases/states.ts'
import { outcomesOf } from '../../../contracts/cases/stepFacts.ts'
import { comparedFactNames, type SourceState } from '../../../contracts/cases/trubgv/compared.ts'
import type { ProductId } from '../../../contracts/products/index.ts'
import type { OpenCase } from '../../cases/rows.ts'
import { chargedPaise, openResult, type VerificationRow } from '../../checks/verifications/values.ts'
import { type Claims, type Comparison, compare } from '../../engines/comparison/compare.ts'
import type { Source } from '../../engines/comparison/source.ts'
import type { Context, Db, Trx } from '../../platform/context.ts'

/** A source with the check that it is. */
export interface CaseSource extends Source {
  verificationId: string | null
  chargedPaise: number
  /** The check has ended, and its source was not there: it can be asked again. */
  isDown: boolean
}

export interface CaseComparison extends Comparison {
  claims: Claims
  sources: CaseSource[]
}

const stateOf: Record<StepStatus, SourceState> = {
  waiting: 'waiting',
  asked: 'running',
  inProgress: 'running',
  done: 'answered',
  failed: 'noAnswer',
  skipped: 'noAnswer',
  cancelled: 'noAnswer',
  notApplicable: 'notAsked',
  notNeeded: 'notAsked',
}

/** Compares what the forms of a case say with what its checks have found so far. The results of the checks are opened for it. */
export async function compareCase(
  { vault }: Pick<Context, 'vault'>,
  db: Db | Trx,
  found: OpenCase,
): Promise<CaseComparison> {
  const ids = [...found.steps.values()].flatMap(({ verification_id: id }) => id ?? [])
  const rows = ids.length > 0 ? await db.selectFrom('verifications').selectAll().where('id', 'in', ids).execute() : []
  const checks = new Map(rows.map(row => [row.id, row]))
  const sources = found.plan.steps.flatMap(step => {
    if (step.kind !== 'check') return []
    const row = found.steps.get(step.id)
    const check = row?.verification_id ? checks.get(row.verification_id) : undefined
    return [sourceOf(vault, found, { id: step.id, product: step.settings.product, check })]
  })
  const claims = claimsIn(found)
  return { claims, sources, ...compare(claims, sources) }
}

interface Asked {
  id: string
  product: ProductId
  check: VerificationRow | undefined
}

function sourceOf(vault: Context['vault'], found: OpenCase, { id, product, check }: Asked): CaseSource {
  const step = found.plan.steps.find(one => one.id === id)
  const state = found.state.steps[id]
  const { status = 'waiting', outcome = null } = state ?? {}
  const isDone = status === 'done'
  return {
    id,
    product,
    state: isDone && outcome === 'notFound' ? 'notFound' : stateOf[status],
    tone: isDone && step && outcome !== null ? (outcomesOf(step)[outcome]?.tone ?? 'neutral') : null,
    at: isDone ? (check?.fetched_at ?? check?.finished_at ?? null) : null,
    result: isDone && check?.status === 'completed' ? openResult(vault, check) : null,
    verificationId: check?.id ?? null,
    chargedPaise: check ? chargedPaise(check) : 0,
    isDown: status === 'failed' && check?.status === 'source_unavailable',
  }
}

/** What the forms of the case say, by their names; the name of the person if no form does. */
function claimsIn({ plan, state }: OpenCase): Claims {
  const entered = plan.steps.flatMap(step => {
    const own = step.kind === 'form' ? state.steps[step.id] : undefined
    return own?.status === 'done' ? Object.entries(own.facts) : []
  })
  const known = new Map<string, unknown>([['name', state.subject['name']], ...entered])
  return Object.fromEntries(
    comparedFactNames.flatMap(fact => {
      const value = known.get(fact)
      return typeof value === 'string' && value !== '' ? [[fact, value]] : []
    }),
  )
}
