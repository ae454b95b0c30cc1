/** Runs `work` for every item, at most `limit` at a time. The first failure stops it. */
export async function forEachConcurrent<T>(items: readonly T[], limit: number, work: (item: T) => Promise<void>) {
  const rest = items.values()
  const lane = async () => {
    for (const item of rest) await work(item)
  }
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, lane))
}
