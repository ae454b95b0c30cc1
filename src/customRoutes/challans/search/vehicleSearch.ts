import { checkIdentifier, normaliseIdentifier } from '../../../../contracts/identifiers.ts'
import type { Locale } from '../../../../contracts/text.ts'

/** One vehicle as typed; `key` keeps its fields apart from another row's while rows come and go. */
export interface VehicleRow {
  key: number
  rc: string
  chassis: string
}

export type VehicleErrors = Map<number, { field: 'rc' | 'chassis'; message: string; at?: number }>

export const emptyVehicleRow = (key: number): VehicleRow => ({ key, rc: '', chassis: '' })

/** Which rows cannot be sent, and why. Empty ones are left out where another is filled. */
export function validateVehicles(
  rows: readonly VehicleRow[],
  locale: Locale,
  words: { empty: string; twice: string; chassis: string },
) {
  const wrong: VehicleErrors = new Map()
  const seen = new Set<string>()
  const filled = rows.filter(({ rc, chassis }) => rc.trim() !== '' || chassis !== '')
  const [first] = rows
  if (filled.length === 0 && first) wrong.set(first.key, { field: 'rc', message: words.empty })
  for (const { key, rc, chassis } of filled) {
    const found = checkIdentifier('rc', rc, locale)
    const number = normaliseIdentifier('rc', rc)
    if (rc.trim() === '') wrong.set(key, { field: 'rc', message: words.empty })
    else if (!found.ok)
      wrong.set(key, { field: 'rc', message: found.reason, ...(found.at !== undefined && { at: found.at }) })
    else if (seen.has(number)) wrong.set(key, { field: 'rc', message: words.twice })
    else if (chassis !== '' && !/^[A-Z0-9]{5}$/.test(chassis))
      wrong.set(key, { field: 'chassis', message: words.chassis })
    seen.add(number)
  }
  return wrong
}

/** What is sent for them. */
export const toVehicles = (rows: readonly VehicleRow[]) =>
  rows
    .filter(({ rc }) => rc.trim() !== '')
    .map(({ rc, chassis }) => ({ rcNo: normaliseIdentifier('rc', rc), ...(chassis && { chassisLast5: chassis }) }))
