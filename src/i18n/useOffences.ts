import { useEffect, useSyncExternalStore } from 'react'
import type { Offence, offenceInHindi, offencesInHindi } from '../../contracts/challans/offencesInHindi.ts'
import { useLocale } from './locale.ts'

interface Translator {
  one: typeof offenceInHindi
  line: typeof offencesInHindi
}

const asWritten: Translator = {
  one: ({ offence, section = null }: Offence) => ({ offence, section }),
  line: line => line,
}

let hindi: Translator | undefined
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The table is a chunk of its own, which only pages in Hindi load. */
async function load(): Promise<void> {
  const { offenceInHindi: one, offencesInHindi: line } = await import('../../contracts/challans/offencesInHindi.ts')
  hindi = { one, line }
  for (const listener of listeners) listener()
}

/** Offences in the user's language, as the portal wrote them until the table has loaded. */
export function useOffences(): Translator {
  const isHindi = useLocale() === 'hi'
  const loaded = useSyncExternalStore(
    subscribe,
    () => hindi,
    () => undefined,
  )
  useEffect(() => {
    if (isHindi && !hindi) load().catch(() => {})
  }, [isHindi])
  return isHindi && loaded ? loaded : asWritten
}
