import type { EntryKind, ListKind } from '../../../../contracts/screening/watchLists.ts'

/**
 * Schemata of Follow the Money that are searched (https://www.opensanctions.org/reference/). A `LegalEntity` is a person or a company,
 * and the file does not say which.
 */
export const ftmKinds: Record<string, EntryKind> = {
  Person: 'person',
  Organization: 'organisation',
  Company: 'organisation',
  PublicBody: 'organisation',
  LegalEntity: 'other',
  Vessel: 'vessel',
  Airplane: 'aircraft',
}

/** A part of a country, such as `ua-cri`, as its country. */
export const ftmCountry = (code: string): string => /^[a-z]{2}(?=-)/.exec(code)?.[0] ?? code

/** The gravest of the reasons: https://www.opensanctions.org/docs/topics/ */
export function listedForTopics(topics: readonly string[]): ListKind | null {
  if (topics.some(topic => topic.startsWith('sanction') || topic === 'debarment' || topic === 'export.control'))
    return 'sanctions'
  if (topics.some(topic => topic === 'role.pep' || topic === 'role.rca')) return 'pep'
  return topics.some(topic => topic.startsWith('crime') || topic.startsWith('reg.') || topic === 'wanted')
    ? 'adverse_media'
    : null
}
