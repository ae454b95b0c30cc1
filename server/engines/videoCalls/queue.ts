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
 * Milliseconds until an agent takes each of those who wait, if every call takes as long as usual; whoever has no agent on duty for their language is left out. Found by
 * playing it through once for all: whoever is free first takes whoever came first in a language of theirs.
 */
export function expectedWaits(
  waiting: readonly Waiting[],
  agents: readonly Agent[],
  usualCallMs: number,
): Map<string, number> {
  const left = [...waiting].sort(byArrival)
  const working = agents.map(agent => ({ ...agent }))
  const waits = new Map<string, number>()
  while (working.length > 0 && left.length > 0) {
    const free = working.reduce((first, agent) => (agent.freeInMs < first.freeInMs ? agent : first))
    const at = left.findIndex(({ language }) => free.languages.includes(language))
    // Nobody of those who wait now speaks a language of theirs.
    if (at < 0) working.splice(working.indexOf(free), 1)
    for (const { id } of at < 0 ? [] : left.splice(at, 1)) {
      waits.set(id, free.freeInMs)
      free.freeInMs += usualCallMs
    }
  }
  return waits
}
