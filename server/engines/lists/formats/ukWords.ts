import type { EntryKind } from '../../../../contracts/screening/watchLists.ts'
import type { EntryName } from '../entity.ts'

/** The words of the UK Sanctions List, whose capitals differ from entry to entry. */
export const ukKinds: Record<string, EntryKind> = { individual: 'person', entity: 'organisation', ship: 'vessel' }

/** In the order in which a name is written: the sixth is the family name, or the whole name of what is no person. */
export const ukNameParts = ['Name1', 'Name2', 'Name3', 'Name4', 'Name5', 'Name6'] as const

export function ukQuality(type: string, strength: string): EntryName['quality'] {
  if (/^primary name$/i.test(type.trim())) return 'primary'
  return /low|weak/i.test(strength) ? 'weak' : 'strong'
}
