import { limits } from '../../../contracts/limits.ts'

const PAGE = 500

/**
 * A long list page by page, for exports: never whole in memory, at most `limits.exportRows`. `page` answers the rows after an id, in
 * order.
 */
export async function* streamRows<Row extends { id: string }>(
  page: (after: string | undefined, limit: number) => Promise<Row[]>,
  first?: string,
): AsyncGenerator<Row> {
  let after = first
  for (let left: number = limits.exportRows; left > 0; left -= PAGE) {
    const rows = await page(after, Math.min(PAGE, left))
    yield* rows
    after = rows.at(-1)?.id
    if (rows.length < PAGE) return
  }
}
