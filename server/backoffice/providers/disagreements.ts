import { sql } from 'kysely'
import { type ProductId, productOf } from '../../../contracts/products/index.ts'
import type { SourceRouteDetail } from '../../../contracts/resources/sourceRoute.ts'
import { maskValue, textOf } from '../../checks/verifications/masking.ts'
import type { Context, Db } from '../../platform/context.ts'
import { sourceLabel } from '../../sources/providers/registry.ts'
import type { DisagreeingValues } from '../../sources/routing/compareAnswers.ts'

const DAYS = 30
const MAX = 20
const MAX_SHOWN = 120

const since = sql<string>`(now() at time zone 'Asia/Kolkata')::date - ${sql.lit(DAYS)}`

/** How many questions two providers answered differently lately, by product. */
export async function disagreementsOf({ db }: { db: Db }): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('source_comparisons')
    .select(['product', sql<number>`sum(differed)::int`.as('differed')])
    .where('day', '>=', since)
    .groupBy('product')
    .execute()
  return new Map(rows.map(({ product, differed }) => [product, differed]))
}

export const readComparisons = ({ db }: { db: Db }, product: ProductId): Promise<SourceRouteDetail['comparisons']> =>
  db
    .selectFrom('source_comparisons')
    .select(['origin', sql<number>`sum(compared)::int`.as('compared'), sql<number>`sum(differed)::int`.as('differed')])
    .where('product', '=', product)
    .where('day', '>=', since)
    .groupBy('origin')
    .orderBy('origin')
    .execute()

/** The newest ones, with the values that differ, masked. */
export async function readDisagreements(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  product: ProductId,
): Promise<SourceRouteDetail['differing']> {
  const rows = await db
    .selectFrom('source_disagreements')
    .selectAll()
    .where('product', '=', product)
    .orderBy('id', 'desc')
    .limit(MAX)
    .execute()
  return rows.map(({ id, at, origin, first_provider, second_provider, values_sealed }) => {
    const opened = vault.open(values_sealed, { column: 'source_disagreements.values_sealed', id })
    const { subject, fields } = JSON.parse(opened) as DisagreeingValues
    return {
      id,
      at,
      origin,
      first: sourceLabel(first_provider),
      second: sourceLabel(second_provider),
      subject: shownSubject(product, subject),
      fields: fields.map(({ name, ...values }) => ({
        name,
        first: shownValue(product, name, values.first),
        second: shownValue(product, name, values.second),
      })),
    }
  })
}

function shownSubject(product: ProductId, { field, value }: DisagreeingValues['subject']): string {
  const { mask, listMask } = productOf(product).inputFields.find(({ source }) => source === field) ?? {}
  return maskValue(listMask ?? mask ?? 'name', value)
}

/**
 * Whom a customer asked about is none of staff's business: names and other words show their first letters, dates their year. What is left is how the two
 * answers differ.
 */
function shownValue(product: ProductId, name: string, value: unknown): string | null {
  if (value === null || value === undefined) return null
  const field = productOf(product).resultFields.find(({ source }) => source === name)
  if (!field) return textOf(value)
  if (field.kind === 'table') return Array.isArray(value) ? String(value.length) : null
  const { kind = 'text', mask } = field
  const words = textOf(value).slice(0, MAX_SHOWN)
  if (mask) return maskValue(mask, words)
  if (kind === 'picture') return null
  if (kind === 'text') return maskValue('name', words)
  return kind === 'date' ? `${words.slice(0, 4)}-••-••` : words
}
