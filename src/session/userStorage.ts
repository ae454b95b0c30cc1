import { clearChallanSession } from '../../contracts/challanSession.ts'

const START = 'own:'

/** What a page keeps in this tab for the person who is signed in; it goes when they sign out. */
export const userStorage = (name: string, who: string) => {
  const key = `${START}${name}:${who}`
  return {
    read: (): string | null => sessionStorage.getItem(key),
    write(value: string): void {
      try {
        sessionStorage.setItem(key, value)
      } catch {
        // Full or switched off: the page keeps it in memory alone.
      }
    },
  }
}

export function clearUserStorage(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(START)) sessionStorage.removeItem(key)
  clearChallanSession(sessionStorage)
}
