import { benchNode } from '../benchNode.ts'
import { fillVerifications } from './fill.ts'

/** A node whose one customer has this many verifications; `page` is the customer's list with a filter. */
export async function nodeWith(rows: number) {
  const { close, get } = await benchNode((db, userId) => fillVerifications(db, userId, rows))
  const page = async (filter: object) =>
    (await get('/api/resources/pan-check', { filter: JSON.stringify(filter) })) as { id: string }[]
  return { close, page }
}
