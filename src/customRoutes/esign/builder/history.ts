/** What can be undone, the latest last, and what can be done again, the next first. */
export interface History<T> {
  past: readonly T[]
  present: T
  future: readonly T[]
  /** What was changed last: further changes of the same thing, such as letters in one input, are undone together. */
  group: string | null
}

const MAX_PAST = 100

export const historyOf = <T>(present: T): History<T> => ({ past: [], present, future: [], group: null })

export function changed<T>(history: History<T>, next: T, group: string | null = null): History<T> {
  const { past, present } = history
  if (next === present) return history
  const isContinued = group !== null && group === history.group
  return { past: isContinued ? past : [...past, present].slice(-MAX_PAST), present: next, future: [], group }
}

export function undone<T>({ past, present, future, ...history }: History<T>): History<T> {
  const last = past.at(-1)
  if (last === undefined) return { ...history, past, present, future }
  return { past: past.slice(0, -1), present: last, future: [present, ...future], group: null }
}

export function redone<T>({ past, present, future, ...history }: History<T>): History<T> {
  const [next, ...rest] = future
  if (next === undefined) return { ...history, past, present, future }
  return { past: [...past, present], present: next, future: rest, group: null }
}
