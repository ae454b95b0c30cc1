import type { Db } from '../../platform/context.ts'
import type { AnswerReuse } from '../../platform/ports/answerReuse.ts'

/** Changes made on another node take effect within this time. */
const TRUST_MS = 4_000

/** Beyond it all are read anew: the accounts that check something within four seconds are fewer. */
const MAX_ACCOUNTS = 1_000

/** The settings of an account, with at most one query in four seconds. */
export function createAnswerReuse(): AnswerReuse {
  const known = new Map<string, { hours: Map<string, number>; until: number }>()
  let forgotten = 0
  return {
    async hoursOf(db, userId, product) {
      const cached = known.get(userId)
      if (cached && cached.until > Date.now()) return cached.hours.get(product) ?? null
      const [asOf, until] = [forgotten, Date.now() + TRUST_MS]
      const hours = await readReuse(db, userId)
      if (known.size >= MAX_ACCOUNTS) known.clear()
      // What was read before a change of this process must not be cached after it.
      if (asOf === forgotten) known.set(userId, { hours, until })
      return hours.get(product) ?? null
    },
    forget() {
      forgotten += 1
      known.clear()
    },
  }
}

/** The hours by product; a product without is never reused. */
export async function readReuse(db: Db, userId: string): Promise<Map<string, number>> {
  const rows = await db.selectFrom('answer_reuse').select(['product', 'hours']).where('user_id', '=', userId).execute()
  return new Map(rows.map(({ product, hours }) => [product, hours]))
}
