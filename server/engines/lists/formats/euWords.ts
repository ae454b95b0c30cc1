import type { EntryKind } from '../../../../contracts/screening/watchLists.ts'

/** The European Union's words for what an entry is; its files write one or the other in either of two places. */
export const euKinds: Record<string, EntryKind> = {
  P: 'person',
  person: 'person',
  E: 'organisation',
  enterprise: 'organisation',
}
