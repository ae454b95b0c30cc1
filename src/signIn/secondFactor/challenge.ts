import { useSyncExternalStore } from 'react'
import { limits } from '../../../contracts/platform/limits.ts'

/** The audience of the second step. A customer's challenge is not valid for staff. */
export type Audience = 'customer' | 'admin'

const keyOf = (audience: Audience) => `secondFactor.${audience}`

interface Pending {
  challenge: string
  /** Epoch milliseconds. */
  until: number
}

const listeners = new Set<() => void>()
const notify = () => listeners.forEach(listener => listener())

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The pending challenge, while it is valid. */
function read(audience: Audience): string | null {
  const stored = sessionStorage.getItem(keyOf(audience))
  if (!stored) return null
  const { challenge, until } = JSON.parse(stored) as Pending
  return until > Date.now() ? challenge : null
}

/** Stored, because a phone may unload the page while the user opens the authenticator app. */
export function saveChallenge(audience: Audience, challenge: string): void {
  const pending: Pending = { challenge, until: Date.now() + limits.secondFactor.challengeMs }
  sessionStorage.setItem(keyOf(audience), JSON.stringify(pending))
  notify()
}

export function clearChallenge(audience: Audience): void {
  sessionStorage.removeItem(keyOf(audience))
  notify()
}

export const useChallenge = (audience: Audience): string | null => useSyncExternalStore(subscribe, () => read(audience))
