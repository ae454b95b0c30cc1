import { z } from 'zod'
import { priceItems } from '../../../contracts/checks/priceItems.ts'
import type { ProductChangeKind } from '../../../contracts/checks/productSwitches.ts'
import { productOf } from '../../../contracts/products/index.ts'
import type { ApiProductDetail } from '../../../contracts/resources/apiProduct.ts'
import { listPriceAt } from '../../money/prices/periods.ts'
import type { Context } from '../../platform/context.ts'
import { notFound } from '../../platform/problem.ts'
import { readProducts } from './listProducts.ts'

type Shared = Pick<Context, 'db' | 'prices' | 'switches' | 'sources'>

const MAX_CHANGES = 50

/** One product with its prices, its fields and what staff have changed. Throws `not_found`. */
export async function showProduct(ctx: Shared, id: string): Promise<ApiProductDetail> {
  const product = (await readProducts(ctx)).find(one => one.id === id)
  if (!product) throw notFound('product')
  const { input, result } = productOf(product.id)
  const schedule = await ctx.prices.scheduleOf(ctx.db)
  const prices = priceItems
    .filter(item => item.product === product.id)
    .map(item => ({ id: item.id, ...item.label, pricePaise: listPriceAt(schedule, item.id, Date.now()) }))
  return {
    ...product,
    words: await ctx.switches.of(ctx.db, product.id),
    prices,
    input: fieldsOf(input, 'input'),
    result: fieldsOf(result, 'output'),
    changes: await changesOf(ctx, id),
  }
}

interface Schema {
  type?: string | string[]
  enum?: unknown[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
}

/** The fields of a schema as the API reference names their types. */
function fieldsOf(schema: z.ZodType, io: 'input' | 'output'): ApiProductDetail['input'] {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema
  return Object.entries(properties).map(([name, one]) => ({
    name,
    type: typeOf(one),
    required: required.includes(name),
  }))
}

function typeOf({ type, enum: values, anyOf }: Schema): string {
  if (values) return values.join(' | ')
  if (type) return [type].flat().join(' | ')
  return anyOf ? [...new Set(anyOf.map(typeOf))].join(' | ') : 'any'
}

async function changesOf({ db }: Shared, product: string): Promise<ApiProductDetail['changes']> {
  const rows = await db
    .selectFrom('product_changes')
    .innerJoin('admins', 'admins.id', 'product_changes.changed_by')
    .select([
      'product_changes.id',
      'kind',
      'words',
      'reason',
      'admins.name as changedBy',
      'product_changes.changed_at as changedAt',
    ])
    .where('product', '=', product)
    .orderBy('product_changes.id', 'desc')
    .limit(MAX_CHANGES)
    .execute()
  return rows.map(({ kind, ...row }) => ({ ...row, kind: kindOf(kind, row.words !== null) }))
}

const kindOf = (kind: 'switch' | 'notice', hasWords: boolean): ProductChangeKind => {
  if (kind === 'notice') return hasWords ? 'notice' : 'noticeRemoved'
  return hasWords ? 'off' : 'on'
}
