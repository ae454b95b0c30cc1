import type { Generated } from 'kysely'
import type { DryRunQuestions, DryRunState } from '../../../../contracts/platform/dryRuns.ts'
import type { ProductId } from '../../../../contracts/products/index.ts'
import type { CreatedAt, Json, OptionalTimestamp, Paise } from './columns.ts'

export interface DryRunSide {
  found: number
  notFound: number
  error: number
  /** Of answers, sorted, so that none belongs to a question. */
  ms: number[]
  costPaise: Paise
  uncosted: number
}

export interface DryRunCounts {
  agree: number
  differ: number
  onlyFirst: number
  onlySecond: number
}

/** Only counts: no answer and no question is kept. */
export interface DryRunTotals {
  asked: number
  erased: number
  changed: number
  first: DryRunSide
  second: DryRunSide
  fields: Record<string, DryRunCounts>
  /** Questions in a row to which the provider gave no answer. */
  failures: number
}

interface DryRuns {
  id: string
  product: ProductId
  provider: string
  /** Null: with the answers that customers were given. */
  against: string | null
  questions: DryRunQuestions
  day: string | null
  state: Generated<DryRunState>
  planned: number
  /** Places of test values, or ids of checks, that are still to be asked; empty once it has ended. */
  waiting: string[]
  turn: Generated<number>
  totals: Json<DryRunTotals>
  cap_paise: Paise
  reason: string
  made_at: CreatedAt
  made_by: string
  ended_at: OptionalTimestamp
}

export interface DryRunTables {
  dry_runs: DryRuns
}
