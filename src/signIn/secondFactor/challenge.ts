import { useSyncExternalStore } from 'react'
import { limits } from '../../../contracts/limits.ts'

/** Whose second step it is; a customer's challenge opens nothing of the staff's. */
export type Audience = 'customer' | 'admin'

const keyOf = (audience: Audience) => `secondFactor.${audience}`

interface Pending {
  challenge: string
  /** Epoch milliseconds. */
  until: number
}

const listeners = new Set<() => void>()
const tell = () => listeners.forEach(listener => listener())

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The challenge that waits for its code, while it is good. */
function read(audience: Audience): string | null {
  const stored = sessionStorage.getItem(keyOf(audience))
  if (!stored) return null
  const { challenge, until } = JSON.parse(stored) as Pending
  return until > Date.now() ? challenge : null
}

/** Kept over a reload: a phone may drop the page while its owner looks at the authenticator app. */
export function saveChallenge(audience: Audience, challenge: string): void {
  const pending: Pending = { challenge, until: Date.now() + limits.secondFactor.challengeMs }
  sessionStorage.setItem(keyOf(audience), JSON.stringify(pending))
  tell()
}

export function clearChallenge(audience: Audience): void {
  sessionStorage.removeItem(keyOf(audience))
  tell()
}

export const useChallenge = (audience: Audience): string | null => useSyncExternalStore(listen, () => read(audience))
