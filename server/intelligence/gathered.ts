import { isDeepStrictEqual } from 'node:util'
import type { IntelligenceCheck, IntelligenceData } from '../../contracts/intelligence/intelligence.ts'
import { type InputOf, type ProductId, productOf, type ResultOf } from '../../contracts/products/index.ts'
import {
  chargedPaise,
  completeResult,
  isOpen,
  openResult,
  type VerificationRow,
} from '../checks/verifications/values.ts'
import type { Context } from '../platform/context.ts'
import type { Vault } from '../platform/vault.ts'
import type { Ask } from './ask.ts'
import { compose } from './compose.ts'
import type { Report } from './reportRow.ts'

/** A check that a report needs. Two parts that ask the same share one. */
export interface Question {
  /** A keyed hash: the row must not tell what is asked. */
  key: string
  product: ProductId
  input: Record<string, unknown>
}

/** The check of a question; `reused` if the report has taken an earlier answer of the account, which it does not pay for. */
type ReportAnswer = VerificationRow & { reused?: boolean }

/** A keyed hash of a question. */
export const questionKey = (vault: Vault, reportId: string, product: ProductId, input: object): string =>
  vault.index('intelligence', `${reportId} ${product} ${JSON.stringify(input)}`)

/** What is known so far. */
export interface Gathered {
  data: IntelligenceData
  checks: IntelligenceCheck[]
  /** The questions without an answer yet. */
  waiting: Question[]
  progress: { done: number; known: number }
  /** Integer paise. */
  chargedPaise: number
  /** Questions whose source was down. */
  unavailable: number
}

/** The report as its checks answer it. Ended checks without an answer leave their place empty, and `checks` says why. */
export async function gather(ctx: Pick<Context, 'db' | 'vault'>, report: Report): Promise<Gathered> {
  return gatherFrom(ctx.vault, report, await answersOf(ctx, report.id))
}

export function gatherFrom(vault: Vault, report: Report, answers: ReadonlyMap<string, ReportAnswer>): Gathered {
  const questions = new Map<string, Question>()
  const checks: IntelligenceCheck[] = []
  const ask: Ask = <Id extends ProductId>(at: Parameters<Ask>[0], product: Id, input: InputOf<Id>) => {
    const key = questionKey(vault, report.id, product, input)
    questions.set(key, { key, product, input })
    const row = answers.get(key)
    const check = {
      ...at,
      product,
      label: productOf(product).label,
      about: Object.values(input as Record<string, unknown>).join(', '),
      status: statusOf(row),
      fetchedAt: row?.fetched_at ?? null,
    }
    if (!checks.some(one => isDeepStrictEqual(one, check))) checks.push(check)
    const result = row && openResult(vault, row)
    return result ? (completeResult(product, result) as ResultOf<Id>) : null
  }
  const data = compose(report.subjects, ask, new Date(report.created_at))
  const waiting = [...questions.values()].filter(({ key }) => statusOf(answers.get(key)) === 'waiting')
  const rows = [...answers.values()]
  return {
    data,
    checks,
    waiting,
    progress: { done: questions.size - waiting.length, known: questions.size },
    chargedPaise: rows.reduce((sum, row) => sum + (row.reused ? 0 : chargedPaise(row)), 0),
    unavailable: rows.filter(row => statusOf(row) === 'unavailable').length,
  }
}

function statusOf(row: VerificationRow | undefined): IntelligenceCheck['status'] {
  if (!row || isOpen(row.status)) return 'waiting'
  return row.status === 'completed' || row.status === 'not_found' ? row.status : 'unavailable'
}

/** The checks that have begun, by question. */
async function answersOf({ db }: Pick<Context, 'db'>, reportId: string): Promise<Map<string, ReportAnswer>> {
  const rows = await db
    .selectFrom('intelligence_checks')
    .innerJoin('verifications', 'verifications.id', 'intelligence_checks.verification_id')
    .selectAll('verifications')
    .select(['question', 'reused'])
    .where('report_id', '=', reportId)
    .execute()
  return new Map(rows.map(({ question, ...row }) => [question, row]))
}
