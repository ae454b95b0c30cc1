import { type ChallanLookup, readLookup } from '../../../../contracts/challanSession.ts'

/** Of the lookup of which something was paid, its `parentId`: the next lookup has another. Beside the keys of `challanSession`. */
const KEY = 'challanPaidOf'

/** What the session's list says is old now: something of it has been paid. */
export function markLookupStale(): void {
  try {
    sessionStorage.setItem(KEY, readLookup(sessionStorage)?.parentId ?? '')
  } catch {
    // Forbidden: then there is no list either.
  }
}

export function isLookupStale({ parentId }: ChallanLookup): boolean {
  try {
    return sessionStorage.getItem(KEY) === parentId
  } catch {
    return false
  }
}
