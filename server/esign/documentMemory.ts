import { createByteBudget } from '../platform/byteBudget.ts'
import type { Context } from '../platform/context.ts'

/** Of the documents that this node works on at once, however many people sign at the same moment. Each is held twice: here, and on its way to its process. */
const hold = createByteBudget(200 * 1024 * 1024)

/** Does work that loads these files, when there is memory for them. */
export async function withDocuments<T>(
  { db }: Pick<Context, 'db'>,
  ids: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  const files = ids.length === 0 ? [] : await db.selectFrom('files').select('bytes').where('id', 'in', ids).execute()
  return hold(
    files.reduce((sum, { bytes }) => sum + Number(bytes), 0),
    work,
  )
}

/** The same for content that is here already. */
export const withContent = <T>(content: Uint8Array, work: () => Promise<T>): Promise<T> => hold(content.length, work)
