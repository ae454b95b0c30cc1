import { sql } from 'kysely'
import { dryRunLimits } from '../../../contracts/platform/dryRuns.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import { type InputOf, type ProductId, productOf } from '../../../contracts/products/index.ts'
import { subjectOf } from '../../../contracts/products/subject.ts'
import { firstIdAt, startOfDay, today } from '../../checks/days.ts'
import { openInput, openResult } from '../../checks/verifications/values.ts'
import type { Context, Db } from '../../platform/context.ts'
import { withoutWords } from '../../platform/invalidInput.ts'
import { providerOf } from '../../sources/providers/registry.ts'
import type { SideAnswer } from './totals.ts'

type Input = InputOf<ProductId>

/** The documented values of the product and of the sources that are asked, each subject once, as the contract parses them. */
export function testInputs(product: ProductId, sources: readonly string[]): Input[] {
  const declared = productOf(product)
  const documented = sources.flatMap(source => providerOf(source)?.products[product]?.examples ?? [])
  const queries = [declared.example, ...documented.map(({ query }) => query)]
  const bySubject = new Map(queries.map(query => [String(subjectOf(declared, query)), query]))
  return [...bySubject.values()].flatMap(query => {
    const parsed = declared.input.safeParse(query, withoutWords)
    return parsed.success ? [parsed.data] : []
  })
}

export const yesterday = (): string => today(-1)

/** Live questions of yesterday that a source was asked, but for those that the tried provider has answered itself. */
const kept = (db: Db, product: ProductId, provider: string) =>
  db
    .selectFrom('verifications')
    .where('verifications.id', '>=', firstIdAt('ver', startOfDay(yesterday())))
    .where('verifications.id', '<', firstIdAt('ver', startOfDay(today())))
    .where('product', '=', product)
    .where('mode', '=', 'live')
    .where('status', 'in', ['completed', 'not_found', 'source_unavailable'])
    .where('reused_from', 'is', null)
    .where(sql<boolean>`source is distinct from ${provider}`)

/** At most 10,000. */
export async function countKept(db: Db, product: ProductId, provider: string): Promise<number> {
  const some = kept(db, product, provider).select('verifications.id').limit(limits.countCap)
  const { count } = await db
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** A sample of all customers' questions, which nobody chooses. */
export async function sampleKept(db: Db, product: ProductId, provider: string, most: number): Promise<string[]> {
  const rows = await kept(db, product, provider)
    .select('verifications.id')
    .orderBy(sql`random()`)
    .limit(Math.min(most, dryRunLimits.questions))
    .execute()
  return rows.map(({ id }) => id)
}

type Kept = { input: Input; answer: SideAnswer } | { notAsked: 'erased' | 'changed' }

/** A kept question with what the customer was answered, or why it cannot be asked again. */
export async function openKept(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  product: ProductId,
  id: string,
): Promise<Kept> {
  const row = await db
    .selectFrom('verifications')
    .selectAll()
    .where('id', '=', id)
    .where(
      sql<boolean>`not exists (
        select from case_checks join cases on cases.id = case_checks.case_id
        where case_checks.verification_id = verifications.id and cases.erased_at is not null)`,
    )
    .executeTakeFirst()
  if (!row) return { notAsked: 'erased' }
  // A question or an answer from before a change of the product may lack what it has now.
  const declared = productOf(product)
  const input = declared.input.safeParse(openInput(vault, row), withoutWords)
  const opened = row.status === 'completed' ? openResult(vault, row) : null
  const result = opened && declared.result.safeParse(opened)
  if (!input.success || (row.status === 'completed' && !result?.success)) return { notAsked: 'changed' }
  const outcome = row.status === 'completed' ? 'found' : row.status === 'not_found' ? 'notFound' : 'error'
  return {
    input: input.data,
    answer: { outcome, result: result?.data ?? null, ms: row.source_ms, costPaise: row.source_cost_paise },
  }
}
