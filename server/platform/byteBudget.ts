/** Lets work begin in order of arrival as long as all that runs holds no more than so many bytes together. What is larger than all of it runs alone. */
export function createByteBudget(most: number) {
  const waiting: { bytes: number; go: () => void }[] = []
  let held = 0

  const admit = () => {
    for (let next = waiting[0]; next && (held === 0 || held + next.bytes <= most); next = waiting[0]) {
      waiting.shift()
      held += next.bytes
      next.go()
    }
  }

  /** Does the work when there is room for it. */
  return async function hold<T>(bytes: number, work: () => Promise<T>): Promise<T> {
    await new Promise<void>(go => {
      waiting.push({ bytes, go })
      admit()
    })
    try {
      return await work()
    } finally {
      held -= bytes
      admit()
    }
  }
}
