import { sql } from 'kysely'
import type { ComparisonOrigin } from '../../../contracts/platform/sourceProviders.ts'
import { type ProductId, productOf } from '../../../contracts/products/index.ts'
import { subjectFieldOf } from '../../../contracts/products/subject.ts'
import type { Context } from '../../platform/context.ts'
import { newId } from '../../platform/identity/ids.ts'
import type { Answer } from '../../platform/ports/sources.ts'
import { runnerOf } from '../runners/index.ts'
import { compareFields, FOUND, type Result } from './compareFields.ts'

/** What is kept of two answers that differ: nothing in which they agree. */
export interface DisagreeingValues {
  /** The input that says whom it is about. */
  subject: { field: string; value: string }
  fields: { name: string; first: unknown; second: unknown }[]
}

interface Question {
  product: ProductId
  query: Record<string, unknown>
  origin: ComparisonOrigin
}

interface Compared extends Question {
  /** The one that counted comes first. */
  sources: readonly [string, string]
  results: readonly [Result, Result]
}

type Parts = Pick<Context, 'db' | 'vault' | 'log'>

/** Compares what two answers mean, the one that counted first. Never throws. */
export async function compareAnswers(
  ctx: Parts,
  question: Question,
  [first, second]: readonly [Answer, Answer],
): Promise<void> {
  try {
    const results = [resultOf(question, first), resultOf(question, second)] as const
    await compareResults(ctx, { ...question, sources: [first.source, second.source], results })
  } catch (error) {
    ctx.log.error({ err: error, product: question.product }, 'two answers could not be compared')
  }
}

/**
 * Counts that two providers answered one question, and keeps what differs if a field differs that decides: the outcome, the holder, or whether there is a record
 * at all.
 */
export async function compareResults(
  { db, vault, log }: Parts,
  { product, query, origin, sources, results }: Compared,
): Promise<void> {
  const fields = differences(product, results)
  const { outcome, holder, found } = productOf(product).keys
  const deciding: readonly (string | undefined)[] = [FOUND, outcome, holder, found]
  const differs = fields.some(({ name }) => deciding.includes(name))
  await db.transaction().execute(async trx => {
    await sql`
        insert into source_comparisons (product, day, origin, compared, differed)
        values (${product}, (now() at time zone 'Asia/Kolkata')::date, ${origin}, 1, ${differs ? 1 : 0})
        on conflict (product, day, origin) do update set
          compared = source_comparisons.compared + 1, differed = source_comparisons.differed + excluded.differed`.execute(
      trx,
    )
    if (!differs) return
    const id = newId('sdg')
    const { source: field } = subjectFieldOf(productOf(product), query)
    const values: DisagreeingValues = { subject: { field, value: String(query[field]) }, fields }
    await trx
      .insertInto('source_disagreements')
      .values({
        id,
        product,
        origin,
        first_provider: sources[0],
        second_provider: sources[1],
        fields: fields.map(({ name }) => name),
        values_sealed: vault.seal(JSON.stringify(values), { column: 'source_disagreements.values_sealed', id }),
      })
      .execute()
  })
  if (differs) log.warn({ product, sources }, 'two providers disagree')
}

const resultOf = ({ product, query }: Question, answer: Answer): Result =>
  answer.found ? productOf(product).result.parse(runnerOf(product).result(query, answer.record)) : null

/** A value that one of them does not know contradicts nothing. */
function differences(product: ProductId, [first, second]: readonly [Result, Result]): DisagreeingValues['fields'] {
  const compared = compareFields(product, first, second)
  if (!first || !second)
    return compared.some(([, verdict]) => verdict !== 'agree')
      ? [{ name: FOUND, first: first !== null, second: second !== null }]
      : []
  return compared.flatMap(([name, verdict]) =>
    verdict === 'differ' ? [{ name, first: first[name] ?? null, second: second[name] ?? null }] : [],
  )
}
