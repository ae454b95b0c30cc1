/** The queue of an account's video calls: by arrival, and each with an agent who speaks the language. */

export interface Waiting {
  id: string
  language: string
  /** ISO. */
  since: string
}

export interface Agent {
  languages: readonly string[]
  /** Milliseconds until the agent is free; 0 if they are. */
  freeInMs: number
}

/** Who comes first: whoever came first, and of two at once the one whose id is smaller. */
export const byArrival = (a: Waiting, b: Waiting): number =>
  Date.parse(a.since) - Date.parse(b.since) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/** Whom an agent takes next; undefined if nobody waits in their languages. */
export const nextFor = ({ languages }: Pick<Agent, 'languages'>, waiting: readonly Waiting[]): Waiting | undefined =>
  waiting.filter(({ language }) => languages.includes(language)).sort(byArrival)[0]

/** How many of the same language are before somebody, plus one; null if they do not wait. */
export function placeOf(id: string, waiting: readonly Waiting[]): number | null {
  const me = waiting.find(one => one.id === id)
  if (!me) return null
  return waiting.filter(one => one.language === me.language && byArrival(one, me) < 0).length + 1
}

/**
 * Milliseconds until an agent takes somebody, if each call takes as long as usual; null if no agent on duty speaks the language. Found by playing it through:
 * whoever is free first takes whoever came first in a language of theirs.
 */
export function expectedWait(
  id: string,
  waiting: readonly Waiting[],
  agents: readonly Agent[],
  usualCallMs: number,
): number | null {
  const me = waiting.find(one => one.id === id)
  if (!me || !agents.some(({ languages }) => languages.includes(me.language))) return null
  const left = [...waiting].sort(byArrival)
  const working = agents.map(agent => ({ ...agent }))
  for (;;) {
    const free = working.sort((a, b) => a.freeInMs - b.freeInMs)[0]
    if (!free) return null
    const taken = nextFor(free, left)
    if (!taken) {
      // Nobody of those who wait now speaks a language of theirs.
      working.shift()
      continue
    }
    if (taken.id === id) return free.freeInMs
    left.splice(left.indexOf(taken), 1)
    free.freeInMs += usualCallMs
  }
}
