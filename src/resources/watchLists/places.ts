import { useContext } from 'react'
import * as calls from '../../../contracts/calls/watchLists.ts'
import { canCall } from '../../../contracts/people/permissions.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { ownList, watchList } from '../../../contracts/resources/watchList.ts'
import { useCanEdit } from '../../authProvider/session.ts'
import { StaffContext } from '../../authProvider/staff.ts'

/** Where lists are kept: everybody's by staff, and a customer's own. The pages are the same. */
export const staffPlace = {
  kind: 'staff',
  resource: watchList,
  path: paths.adminWatchLists,
  versions: calls.watchListVersions,
  changes: calls.watchListChanges,
  importing: calls.importWatchList,
  /** OFAC publishes its CSV as four files. */
  files: { most: 4, types: ['.csv', '.xml', '.json', '.jsonl'], maxBytes: limits.watchListBytes },
} as const

export const ownPlace = {
  kind: 'own',
  resource: ownList,
  path: paths.amlLists,
  versions: calls.ownListVersions,
  changes: calls.ownListChanges,
  importing: calls.importOwnList,
  files: { most: 1, types: ['.csv', '.tsv', '.txt'], maxBytes: limits.ownLists.bytes },
} as const

export type Place = typeof staffPlace | typeof ownPlace

/** The server decides; buttons of those who may not are hidden. */
export function useMayChange(place: Place): boolean {
  const customerMay = useCanEdit()
  const staff = useContext(StaffContext)
  if (place.kind === 'own') return customerMay
  return staff !== null && canCall(staff.permissions, calls.importWatchList)
}
