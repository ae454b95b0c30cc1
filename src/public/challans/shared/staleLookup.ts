import { type ChallanLookup, readLookup } from '../../../../contracts/challans/challanSession.ts'

/** The `parentId` of the lookup with a payment; a new lookup has another. Stored beside the keys of `challanSession`. */
const KEY = 'challanPaidOf'

/** Marks the stored lookup as outdated after a payment. */
export function markLookupStale(): void {
  try {
    sessionStorage.setItem(KEY, readLookup(sessionStorage)?.parentId ?? '')
  } catch {
    // Storage is blocked, so there is no stored list either.
  }
}

export function isLookupStale({ parentId }: ChallanLookup): boolean {
  try {
    return sessionStorage.getItem(KEY) === parentId
  } catch {
    return false
  }
}
