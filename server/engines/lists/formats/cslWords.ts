import type { EntryKind } from '../../../../contracts/screening/watchLists.ts'

/** Export control lists do not say what an entry is. */
export const cslKinds: Record<string, EntryKind> = {
  individual: 'person',
  entity: 'organisation',
  vessel: 'vessel',
  aircraft: 'aircraft',
}
