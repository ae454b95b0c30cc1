interface QueueLimits {
  /** How many run at once. */
  atOnce: number
  /** How many are in the queue, the running ones included. */
  most: number
}

/** Lets work run in order of arrival, and turns away what would wait behind too much of it. */
export function createQueue({ atOnce, most }: QueueLimits) {
  const waiting: (() => void)[] = []
  let inside = 0
  let running = 0

  async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running++
    else await new Promise<void>(go => waiting.push(go))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // The place is handed on.
      if (next) next()
      else running--
    }
  }

  return {
    /** A place, to be left at the end whatever happens; null if the queue is full. */
    enter() {
      if (inside >= most) return null
      inside++
      return { run, leave: () => void inside-- }
    },
  }
}
