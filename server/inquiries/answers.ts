import type { Selectable } from 'kysely'
import type { BlockedBy } from '../../contracts/inquiries/graph.ts'
import type { QuestionState } from '../../contracts/inquiries/shown.ts'
import type { ProductId, ResultOf } from '../../contracts/products/index.ts'
import {
  chargedPaise,
  completeResult,
  isOpen,
  openInput,
  openResult,
  type VerificationRow,
} from '../checks/verifications/values.ts'
import { buildGraph } from '../engines/inquiries/build.ts'
import type { Question } from '../engines/inquiries/due.ts'
import type { Source } from '../engines/inquiries/graph.ts'
import type { Answer } from '../engines/inquiries/statements.ts'
import type { Context, Db, Trx } from '../platform/context.ts'
import type { Schema } from '../platform/db/schema.ts'
import type { Vault } from '../platform/vault.ts'
import type { Inquiry } from './row.ts'

/** A question that an inquiry has asked, with its check if that has begun. */
export interface AskedQuestion {
  row: Selectable<Schema['inquiry_questions']>
  check: VerificationRow | null
}

/** By the keyed hash of the question, in the order in which they were asked. */
export type Asked = ReadonlyMap<string, AskedQuestion>

/** A keyed hash: the row does not tell what is asked. */
export const questionKey = (
  vault: Vault,
  { id }: Pick<Inquiry, 'id'>,
  { product, input }: Pick<Question, 'product' | 'input'>,
): string => vault.index('inquiry-question', `${id} ${product} ${JSON.stringify(input)}`)

export async function readAsked(db: Db | Trx, { id, user_id }: Pick<Inquiry, 'id' | 'user_id'>): Promise<Asked> {
  const rows = await db
    .selectFrom('inquiry_questions')
    .selectAll()
    .where('inquiry_id', '=', id)
    .orderBy('place')
    .execute()
  const checks =
    rows.length === 0
      ? []
      : await db
          .selectFrom('verifications')
          .selectAll()
          .where('user_id', '=', user_id)
          .where(
            'id',
            'in',
            rows.map(({ verification_id }) => verification_id),
          )
          .execute()
  const byId = new Map(checks.map(check => [check.id, check]))
  return new Map(rows.map(row => [row.question, { row, check: byId.get(row.verification_id) ?? null }]))
}

export function stateOf(asked: AskedQuestion | undefined): QuestionState {
  if (!asked) return 'open'
  const { row, check } = asked
  if (!check) return row.blocked === null ? 'asking' : 'blocked'
  if (isOpen(check.status)) return 'asking'
  if (check.status === 'completed') return 'answered'
  return check.status === 'not_found' ? 'notFound' : 'unavailable'
}

/** Why a question was not asked; null if it was. */
export function blockedBy(asked: AskedQuestion | undefined): BlockedBy | null {
  if (!asked || stateOf(asked) !== 'blocked') return null
  const { blocked } = asked.row
  return blocked === 'account' ? 'account' : blocked === 'conflict' ? 'price' : 'balance'
}

/** For how long a source that does not answer is asked again by itself. */
export const CHASED_MS = 3 * 86_400_000

/** A source that has not answered for so long: only a person asks it again. */
export const isGivenUp = (asked: AskedQuestion | undefined): boolean =>
  asked !== undefined && stateOf(asked) === 'unavailable' && Date.parse(asked.row.asked_at) + CHASED_MS <= Date.now()

/** Of a check whose node has died nobody has stored when it is tried again. */
export const DIED_MINUTES = 10

/** When a source is asked again by itself; null if it is not. */
export function nextTryOf(asked: AskedQuestion | undefined): string | null {
  if (!asked || isGivenUp(asked)) return null
  const { next_at, asked_at } = asked.row
  if (next_at !== null || stateOf(asked) !== 'unavailable') return next_at
  return new Date(Date.parse(asked_at) + DIED_MINUTES * 60_000).toISOString()
}

/** How many questions have no answer. One that is still open, such as one that waits for a person, has none either: its silence clears nothing. */
export const missingIn = (asked: Asked): number =>
  [...asked.values()].filter(one => !['answered', 'notFound'].includes(stateOf(one))).length

/** Integer paise that an inquiry has paid for a question. */
export const paidFor = ({ row, check }: AskedQuestion): number => (row.reused || !check ? 0 : chargedPaise(check))

export const sourceOf = ({ row, check }: AskedQuestion & { check: VerificationRow }): Source => ({
  check: check.id,
  product: check.product as ProductId,
  at: check.fetched_at ?? check.finished_at ?? check.created_at,
  paise: paidFor({ row, check }),
  reused: row.reused,
})

/** What has been answered, opened. `only` leaves out what the other ones have asked. */
export function answersIn({ vault }: Pick<Context, 'vault'>, asked: Asked, only?: 'plan'): Answer[] {
  return [...asked.values()].flatMap(one => (only && one.row.asked_by !== only ? [] : (answerOf(vault, one) ?? [])))
}

/** One answer, opened; null for a question that has none. */
export function answerOf(vault: Vault, { row, check }: AskedQuestion): Answer | null {
  const result = check?.status === 'completed' ? openResult(vault, check) : null
  if (!check || !result) return null
  const product = check.product as ProductId
  return {
    product,
    input: openInput(vault, check),
    result: completeResult(product, result) as ResultOf<ProductId>,
    source: sourceOf({ row, check }),
  }
}

export const graphOf = (ctx: Pick<Context, 'vault'>, inquiry: Inquiry, asked: Asked, only?: 'plan') =>
  buildGraph(inquiry.subjects, answersIn(ctx, asked, only))
