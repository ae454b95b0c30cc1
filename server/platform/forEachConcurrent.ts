/** Runs `work` for every item, at most `limit` at a time. The first failure stops it. */
export async function forEachConcurrent<T>(
  items: readonly T[] | AsyncGenerator<T>,
  limit: number,
  work: (item: T) => Promise<void>,
) {
  const rest = Symbol.asyncIterator in items ? items : items.values()
  const lane = async () => {
    for await (const item of rest) await work(item)
  }
  await Promise.all(Array.from({ length: limit }, lane))
}
