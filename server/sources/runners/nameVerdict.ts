import { compareNames, type NameKind, SAME_NAME } from '../../engines/names/index.ts'

/** Compares the name that a caller gave with the one on record; `nameMatch` is a percentage, null if either name is missing. */
export function nameVerdict(given: string | null | undefined, onRecord: string | null, kind: NameKind = 'unknown') {
  if (!given || !onRecord) return { nameMatch: null, differs: false }
  const { score } = compareNames(given, onRecord, { kind })
  return { nameMatch: Math.round(score * 100), differs: score < SAME_NAME }
}
