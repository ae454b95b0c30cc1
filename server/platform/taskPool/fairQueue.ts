import type { HeavyOptions } from '../ports/heavyPool.ts'

type Share = Pick<HeavyOptions, 'userId' | 'mode'>

interface Waiting<Item> {
  item: Item
  share: Share
}

/**
 * Work that waits for a place on this node, in the order of `readingQueue.ts`: live before test, then the accounts of which the fewest tasks run, then
 * those that were served the longest ago, then the order of arrival. Strangers are one account.
 */
export function createFairQueue<Item>() {
  const waiting: Waiting<Item>[] = []
  const running = new Map<string, number>()
  const turns = new Map<string, number>()
  let turn = 0

  const keyOf = ({ userId, mode = 'live' }: Share) => `${mode} ${userId ?? ''}`
  const isBefore = (one: Share, other: Share): boolean => {
    if (one.mode !== other.mode && (one.mode === 'test' || other.mode === 'test')) return other.mode === 'test'
    const [a, b] = [keyOf(one), keyOf(other)]
    const byRunning = (running.get(a) ?? 0) - (running.get(b) ?? 0)
    return byRunning === 0 ? (turns.get(a) ?? 0) < (turns.get(b) ?? 0) : byRunning < 0
  }

  return {
    add: (item: Item, share: Share) => void waiting.push({ item, share }),
    next(): Item | undefined {
      if (waiting.length === 0) return undefined
      const best = waiting.reduce((first, one) => (isBefore(one.share, first.share) ? one : first))
      waiting.splice(waiting.indexOf(best), 1)
      return best.item
    },
    begin(share: Share): void {
      const key = keyOf(share)
      running.set(key, (running.get(key) ?? 0) + 1)
      turns.set(key, ++turn)
    },
    end(share: Share): void {
      const key = keyOf(share)
      const left = (running.get(key) ?? 0) - 1
      if (left > 0) running.set(key, left)
      else running.delete(key)
      // Once the node is idle, who was served last does not matter any more.
      if (running.size === 0 && waiting.length === 0) turns.clear()
    },
    drain: (): Item[] => waiting.splice(0).map(({ item }) => item),
  }
}
