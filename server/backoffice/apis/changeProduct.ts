import { sql } from 'kysely'
import type { Text } from '../../../contracts/platform/text.ts'
import type { ProductId } from '../../../contracts/products/index.ts'
import { productOf } from '../../../contracts/products/index.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { newId } from '../../platform/identity/ids.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'

type Shared = Pick<Context, 'db' | 'switches'>

interface Change {
  product: ProductId
  reason: string
  /** What customers read; null switches the product on, or removes the notice. */
  words: Text | null
}

/** Switches a product off, with words, or on. Throws `conflict` if it is so already. */
export const switchProduct = (ctx: Shared, scope: Scope<AdminActor>, change: Change) =>
  record(ctx, scope, { ...change, kind: 'switch', action: change.words ? 'product.turnedOff' : 'product.turnedOn' })

/** Shows a notice on the product's pages, or removes it. Throws `conflict` if there is none to remove. */
export const noteProduct = (ctx: Shared, scope: Scope<AdminActor>, change: Change) =>
  record(ctx, scope, {
    ...change,
    kind: 'notice',
    action: change.words ? 'product.noticeSet' : 'product.noticeRemoved',
  })

interface Recorded extends Change {
  kind: 'switch' | 'notice'
  action: 'product.turnedOff' | 'product.turnedOn' | 'product.noticeSet' | 'product.noticeRemoved'
}

async function record(
  { db, switches }: Shared,
  scope: Scope<AdminActor>,
  { product, kind, words, reason, action }: Recorded,
): Promise<{ id: string }> {
  const id = newId('pch')
  await db.transaction().execute(async trx => {
    const before = await lockLatest(trx, product, kind)
    if (words === null || kind === 'switch') requireChange(scope, { product, kind, words, before })
    const changed_at = new Date()
    await trx
      .insertInto('product_changes')
      .values({
        id,
        product,
        kind,
        words: words && JSON.stringify(words),
        reason,
        changed_by: scope.actor.adminId,
        changed_at,
      })
      .execute()
    await audit(trx, scope, { action, subject: product, reason, data: words ? { words } : {} })
  })
  switches.forget()
  return { id }
}

/** Two changes of one product at once happen one after the other. */
async function lockLatest(trx: Trx, product: ProductId, kind: Recorded['kind']): Promise<Text | null> {
  await sql`select pg_advisory_xact_lock(hashtext(${`product:${product}`}))`.execute(trx)
  const row = await trx
    .selectFrom('product_changes')
    .select('words')
    .where('product', '=', product)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row?.words ?? null
}

function requireChange(
  { locale }: Scope,
  { product, kind, words, before }: Pick<Recorded, 'product' | 'kind' | 'words'> & { before: Text | null },
): void {
  if ((words === null) !== (before === null)) return
  const name = productOf(product).label[locale]
  if (kind === 'notice') throw new Problem('conflict', translate(locale, 'apis.noNotice', { product: name }))
  throw new Problem('conflict', translate(locale, words ? 'apis.isOff' : 'apis.isOn', { product: name }))
}
