import { median } from './median.ts'

const TURNS = 60

/** Times two requests in turns: the median of each in milliseconds, and the factor from the first to the second. */
export async function growth(few: () => Promise<unknown>, many: () => Promise<unknown>) {
  const times: { few: number[]; many: number[] } = { few: [], many: [] }
  const time = async (side: 'few' | 'many', request: () => Promise<unknown>) => {
    const started = performance.now()
    await request()
    times[side].push(performance.now() - started)
  }
  for (let turn = 0; turn < TURNS; turn++) {
    await time('few', few)
    await time('many', many)
  }
  return { ms: median(times.few), manyMs: median(times.many), ratio: median(times.many) / median(times.few) }
}
