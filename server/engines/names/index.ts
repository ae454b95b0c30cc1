/** Names of persons and organisations in any script: how alike they are and why, and the keys by which they are found. Pure. */

export { bandOf, bandThresholds, SAME_NAME } from './bands.ts'
export type { Agreement } from './compareBirths.ts'
export { compareNames, type NameComparison } from './compareNames.ts'
export { byRelevance, compareSubjects, type NameSubject, type SubjectComparison } from './compareSubjects.ts'
export { NAME_KEYS_VERSION, nameKeys, searchGroups, searchKeys, searchText, wordKeys } from './nameKeys.ts'
export type { NameKind } from './parseName.ts'
