import type { ListFormat, ListKind } from '../../../contracts/watchLists.ts'

/** The list that a format belongs to, if nobody names another. */
export const usualLists: Partial<Record<ListFormat, { name: string; kind: ListKind }>> = {
  ofac: { name: 'OFAC SDN', kind: 'sanctions' },
  un: { name: 'UN Security Council', kind: 'sanctions' },
  'eu-xml': { name: 'EU financial sanctions', kind: 'sanctions' },
  'eu-csv': { name: 'EU financial sanctions', kind: 'sanctions' },
  uk: { name: 'UK financial sanctions', kind: 'sanctions' },
  'open-sanctions': { name: 'OpenSanctions', kind: 'sanctions' },
}
