import { median } from './median.ts'
import { usageNodeWith } from './usage/node.ts'

const FEW = 10_000
const MANY = 1_000_000
const TURNS = 60

/**
 * Compares the usage page for a customer with a million calls to one with ten thousand, each on a PostgreSQL database of its own,
 * over HTTP in turns: the factor by which the median grows (the aim is at most 2). `requests` is the first page of the tracking
 * report.
 */
export async function benchUsage() {
  const few = await usageNodeWith(FEW)
  const much = await usageNodeWith(MANY).catch(async (error: unknown) => {
    await few.close()
    throw error
  })
  try {
    const quarter = await growth(few, much, '/api/usage?days=90')
    const week = await growth(few, much, '/api/usage?days=7')
    const requests = await growth(few, much, '/api/resources/api-requests')
    return { quarter, week, requests }
  } finally {
    await few.close()
    await much.close()
  }
}

type Node = Awaited<ReturnType<typeof usageNodeWith>>

async function growth(few: Node, many: Node, url: string) {
  const times: { few: number[]; many: number[] } = { few: [], many: [] }
  const time = async (side: 'few' | 'many', node: Node) => {
    const started = performance.now()
    await node.get(url)
    times[side].push(performance.now() - started)
  }
  for (let turn = 0; turn < TURNS; turn++) {
    await time('few', few)
    await time('many', many)
  }
  return { ms: median(times.few), manyMs: median(times.many), ratio: median(times.many) / median(times.few) }
}
