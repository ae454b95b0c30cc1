const PAGE_ROWS = 500

/** Streams all rows of a query by keyset, one page in memory at a time; `page` returns the rows after a row number, in order. */
export async function* streamJobRows<Row extends { row_no: number }>(
  page: (after: number, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let after = 0; ; ) {
    const rows = await page(after, PAGE_ROWS)
    yield* rows
    after = rows.at(-1)?.row_no ?? after
    if (rows.length < PAGE_ROWS) return
  }
}
