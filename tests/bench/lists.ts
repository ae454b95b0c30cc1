import { nodeWith } from './lists/node.ts'
import { median } from './median.ts'

const FEW = 10_000
const MANY = 1_000_000
const TURNS = 60
const PAGES_TO_CURSOR = 20

/**
 * Compares a page of 25 for a customer with a million verifications to one with ten thousand, each on a PostgreSQL database of
 * its own, over HTTP in turns: the factor by which the median grows (the aim is at most 1.5). `cursor` is the page after the
 * twentieth.
 */
export async function benchLists(many = MANY) {
  const few = await nodeWith(FEW)
  const much = await nodeWith(many).catch(async (error: unknown) => {
    await few.close()
    throw error
  })
  try {
    const firstPage = await growth(few, much, async () => ({}))
    const filtered = await growth(few, much, async () => ({ status: ['not_found'] }))
    const cursor = await growth(few, much, deepCursor)
    return { firstPage, filtered, cursor }
  } finally {
    await few.close()
    await much.close()
  }
}

type Node = Awaited<ReturnType<typeof nodeWith>>

async function growth(few: Node, many: Node, filterFor: (node: Node) => Promise<object>) {
  const filters = { few: await filterFor(few), many: await filterFor(many) }
  const times: { few: number[]; many: number[] } = { few: [], many: [] }
  const time = async (side: 'few' | 'many', node: Node) => {
    const started = performance.now()
    await node.page(filters[side])
    times[side].push(performance.now() - started)
  }
  for (let turn = 0; turn < TURNS; turn++) {
    await time('few', few)
    await time('many', many)
  }
  return { ms: median(times.few), manyMs: median(times.many), ratio: median(times.many) / median(times.few) }
}

async function deepCursor(node: Node): Promise<{ after: string }> {
  let after = ''
  for (let page = 0; page < PAGES_TO_CURSOR; page++) {
    const rows = await node.page(after ? { after } : {})
    after = rows.at(-1)?.id ?? ''
  }
  return { after }
}
