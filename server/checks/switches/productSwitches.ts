import { sql } from 'kysely'
import type { ProductSwitch } from '../../../contracts/checks/productSwitches.ts'
import type { Text } from '../../../contracts/platform/text.ts'
import { type ProductId, productOf } from '../../../contracts/products/index.ts'
import type { Context, Db, Scope } from '../../platform/context.ts'
import type { ProductSwitches } from '../../platform/ports/productSwitches.ts'
import { type Sources, SourceUnavailable } from '../../platform/ports/sources.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'

/** Changes made on another node take effect within this time. */
const TRUST_MS = 4_000

const untouched: ProductSwitch = { off: null, notice: null }

/** The switches of all products, with at most one query in four seconds. */
export function createProductSwitches(): ProductSwitches {
  let known: { switches: Map<string, ProductSwitch>; until: number } | undefined
  let forgotten = 0
  return {
    async of(db, product) {
      if (known && known.until > Date.now()) return known.switches.get(product) ?? untouched
      const [asOf, until] = [forgotten, Date.now() + TRUST_MS]
      const switches = await load(db)
      // What was read before a change of this process must not be cached after it.
      if (asOf === forgotten) known = { switches, until }
      return switches.get(product) ?? untouched
    },
    forget() {
      forgotten += 1
      known = undefined
    },
  }
}

interface Latest {
  product: string
  kind: 'switch' | 'notice'
  words: Text | null
}

/** The latest change of each kind says what holds now: no words mean that the product is on, or that it has no notice. */
async function load(db: Db): Promise<Map<string, ProductSwitch>> {
  const { rows } = await sql<Latest>`
    select distinct on (product, kind) product, kind, words from product_changes order by product, kind, id desc`.execute(
    db,
  )
  const switches = new Map<string, ProductSwitch>()
  for (const { product, kind, words } of rows)
    switches.set(product, { ...(switches.get(product) ?? untouched), [kind === 'switch' ? 'off' : 'notice']: words })
  return switches
}

/** Throws `product_disabled` with staff's words while the product is switched off. `db` may be the caller's transaction. */
export async function requireProductOn(
  { switches }: Pick<Context, 'switches'>,
  db: Db,
  { locale }: Pick<Scope, 'locale'>,
  product: ProductId,
): Promise<void> {
  const { off } = await switches.of(db, product)
  if (!off) return
  const name = productOf(product).label[locale]
  throw new Problem(
    'product_disabled',
    translate(locale, 'verification.switchedOff', { product: name, why: off[locale] }),
  )
}

/** Live questions about a product that is switched off get no answer, wherever they come from: nothing is charged then. */
export function whileOn(sources: Sources, { db, switches }: Pick<Context, 'db' | 'switches'>): Sources {
  return {
    ...sources,
    async ask(question) {
      if (question.mode === 'live' && (await switches.of(db, question.product)).off)
        throw new SourceUnavailable('switched off', 'staff have switched the product off')
      return sources.ask(question)
    },
  }
}
