import type { Challan } from './challanFields.ts'

/**
 * The session storage of the challan pages (A24, A89, A94, A95, A118). The first four keys are fixed by the specification; the
 * others are ours. None of it appears in a URL, except that the console opens an account's earlier search by its id.
 */
export const challanKeys = {
  /** The public access token. */
  accessToken: 'bt',
  parentId: 'parentId',
  /** A list in the console, the whole response in the public flow. */
  result: 'result',
  /** An object with the brand's `token`. */
  brandToken: 'eChallanToken',
  /** The vehicle number of the lookup, which an empty result does not contain. */
  vehicle: 'challanVehicle',
  /** The numbers of the selected challans. */
  selection: 'challanSelection',
} as const

type Name = keyof typeof challanKeys

/** The part of `sessionStorage` in use. */
export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface ChallanLookup {
  challans: Challan[]
  parentId: string
  /** As entered, otherwise as in the first challan. */
  rcNo: string
}

/** A browser may block storage; then nothing is remembered. */
function read(storage: SessionStorage, name: Name): string | null {
  try {
    return storage.getItem(challanKeys[name])
  } catch {
    return null
  }
}

function write(storage: SessionStorage, name: Name, value: string): void {
  try {
    storage.setItem(challanKeys[name], value)
  } catch {
    // Blocked or full: the page keeps working, but a reload starts again.
  }
}

const parsed = (text: string | null): unknown => {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Validates the fields that the pages use; anything else is foreign or truncated. */
const isChallan = (value: unknown): value is Challan =>
  isObject(value) &&
  typeof value.challanNo === 'string' &&
  typeof value.status === 'string' &&
  Number.isFinite(value.amountChallan) &&
  Number.isFinite(value.convenience_fee) &&
  Array.isArray(value.detailsViolation) &&
  Array.isArray(value.imagesChallan)

/** Reads `result` in either format (A95), without duplicates by challan number. Null if there is nothing readable. */
export function readResult(text: string | null): Challan[] | null {
  const stored = parsed(text)
  const list = Array.isArray(stored) ? stored : isObject(stored) ? stored.result : null
  if (!Array.isArray(list) || !list.every(isChallan)) return null
  return [...new Map(list.map(challan => [challan.challanNo, challan])).values()]
}

/** The last lookup; null if there is none or it is unreadable. */
export function readLookup(storage: SessionStorage): ChallanLookup | null {
  const challans = readResult(read(storage, 'result'))
  const parentId = read(storage, 'parentId')
  if (!challans || !parentId) return null
  return { challans, parentId, rcNo: read(storage, 'vehicle') ?? challans[0]?.rcNo ?? '' }
}

/** Stores the complete public response, or the console's list. */
export function writeLookup(
  storage: SessionStorage,
  { result, parentId, vehicle }: { result: object; parentId: string; vehicle: string },
): void {
  write(storage, 'result', JSON.stringify(result))
  write(storage, 'parentId', parentId)
  write(storage, 'vehicle', vehicle)
}

/** The vehicle number of the last lookup, kept after the access token has expired. */
export const readVehicle = (storage: SessionStorage): string | null => read(storage, 'vehicle')

export const readAccessToken = (storage: SessionStorage): string | null => read(storage, 'accessToken') || null

export const writeAccessToken = (storage: SessionStorage, token: string): void => write(storage, 'accessToken', token)

/** Prevents a redirect loop with a stale token (A94). */
export function removeAccessToken(storage: SessionStorage): void {
  try {
    storage.removeItem(challanKeys.accessToken)
  } catch {
    // Nothing was kept.
  }
}

/** A89. */
export function readBrandToken(storage: SessionStorage): string | null {
  const stored = parsed(read(storage, 'brandToken'))
  return isObject(stored) && typeof stored.token === 'string' && stored.token !== '' ? stored.token : null
}

export const writeBrandToken = (storage: SessionStorage, token: string): void =>
  write(storage, 'brandToken', JSON.stringify({ token }))

export function readSelection(storage: SessionStorage): string[] {
  const stored = parsed(read(storage, 'selection'))
  return Array.isArray(stored) ? stored.filter(number => typeof number === 'string') : []
}

export const writeSelection = (storage: SessionStorage, numbers: readonly string[]): void =>
  write(storage, 'selection', JSON.stringify(numbers))

/** Removes all traces of a lookup when the user leaves. */
export function clearChallanSession(storage: SessionStorage): void {
  for (const name of ['result', 'parentId', 'vehicle', 'selection'] as const) storage.removeItem(challanKeys[name])
}
