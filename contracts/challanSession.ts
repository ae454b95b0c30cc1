import type { Challan } from './calls/challanFields.ts'

/**
 * What the challan pages keep in the session (A24, A89, A94, A95, A118). The first four keys are the specification's, exactly; the
 * others are ours. Nothing of it is ever in an address.
 */
export const challanKeys = {
  /** The public access token. */
  accessToken: 'bt',
  parentId: 'parentId',
  /** A list in the console, the whole response in the public flow. */
  result: 'result',
  /** An object with the brand's `token`. */
  brandToken: 'eChallanToken',
  /** The number that was looked up: an empty result does not name it. */
  vehicle: 'challanVehicle',
  /** The numbers of the selected challans. */
  selection: 'challanSelection',
} as const

type Name = keyof typeof challanKeys

/** `sessionStorage`, as far as it is used. */
export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface ChallanLookup {
  challans: Challan[]
  parentId: string
  /** As asked for, else as the first challan has it. */
  rcNo: string
}

/** A browser may forbid the storage, and then nothing is remembered. */
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
    // Forbidden or full: the page in hand goes on, a reload starts again.
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

/** What the pages count with and draw; anything else is not ours or was cut off. */
const isChallan = (value: unknown): value is Challan =>
  isObject(value) &&
  typeof value.challanNo === 'string' &&
  typeof value.status === 'string' &&
  Number.isFinite(value.amountChallan) &&
  Number.isFinite(value.convenience_fee) &&
  Array.isArray(value.detailsViolation) &&
  Array.isArray(value.imagesChallan)

/** `result` in either shape (A95). One challan once, as its number says. Null where there is none that can be read. */
export function readResult(text: string | null): Challan[] | null {
  const stored = parsed(text)
  const list = Array.isArray(stored) ? stored : isObject(stored) ? stored.result : null
  if (!Array.isArray(list) || !list.every(isChallan)) return null
  return [...new Map(list.map(challan => [challan.challanNo, challan])).values()]
}

/** The last lookup; null where the session holds none, or a broken one. */
export function readLookup(storage: SessionStorage): ChallanLookup | null {
  const challans = readResult(read(storage, 'result'))
  const parentId = read(storage, 'parentId')
  if (!challans || !parentId) return null
  return { challans, parentId, rcNo: read(storage, 'vehicle') ?? challans[0]?.rcNo ?? '' }
}

/** The public response whole, or the console's list. */
export function writeLookup(
  storage: SessionStorage,
  { result, parentId, vehicle }: { result: object; parentId: string; vehicle: string },
): void {
  write(storage, 'result', JSON.stringify(result))
  write(storage, 'parentId', parentId)
  write(storage, 'vehicle', vehicle)
}

/** The number of the last lookup, kept when the access token has ended. */
export const readVehicle = (storage: SessionStorage): string | null => read(storage, 'vehicle')

export const readAccessToken = (storage: SessionStorage): string | null => read(storage, 'accessToken') || null

export const writeAccessToken = (storage: SessionStorage, token: string): void => write(storage, 'accessToken', token)

/** A stale token must not loop (A94). */
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

/** Everything that a lookup left behind, when whoever made it leaves. */
export function clearChallanSession(storage: SessionStorage): void {
  for (const name of ['result', 'parentId', 'vehicle', 'selection'] as const) storage.removeItem(challanKeys[name])
}
