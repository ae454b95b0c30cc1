import { clearChallanSession } from '../../contracts/challans/challanSession.ts'

const START = 'own:'

/** Storage in this tab for the signed-in user, cleared on sign-out. */
export const userStorage = (name: string, who: string) => {
  const key = `${START}${name}:${who}`
  return {
    read: (): string | null => sessionStorage.getItem(key),
    write(value: string): void {
      try {
        sessionStorage.setItem(key, value)
      } catch {
        // Storage is full or disabled, so the page keeps the value only in memory.
      }
    },
  }
}

export function clearUserStorage(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(START)) sessionStorage.removeItem(key)
  clearChallanSession(sessionStorage)
}
