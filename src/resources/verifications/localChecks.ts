import type { IdentifierCheck, IdentifierKind } from '../../../contracts/identifiers.ts'

export type LocalCheck = 'format' | 'holder' | 'state' | 'year' | 'checkDigit'

/** What is found out about an identifier offline, in the order in which it is looked at. */
const checks: Record<IdentifierKind, readonly LocalCheck[]> = {
  pan: ['format', 'holder'],
  aadhaar: ['format', 'checkDigit'],
  gstin: ['format', 'state', 'holder', 'checkDigit'],
  cin: ['format', 'state', 'year'],
  llpin: ['format'],
  din: ['format'],
  ifsc: ['format'],
  uan: ['format'],
  epic: ['format', 'checkDigit'],
  dl: ['format', 'state', 'year'],
  rc: ['format', 'state'],
  passport: ['format'],
  pin: ['format'],
  phone: ['format'],
}

export const localChecksOf = (kind: IdentifierKind) => checks[kind]

export type CheckState = 'passed' | 'failed' | 'waiting'

/** How far the checks have come: those before the one that failed have passed, those after it wait. */
export function checkStates(kind: IdentifierKind, found: IdentifierCheck | undefined): Map<LocalCheck, CheckState> {
  const own = checks[kind]
  if (!found) return new Map(own.map(check => [check, 'waiting']))
  if (found.ok) return new Map(own.map(check => [check, 'passed']))
  const failing = Math.max(own.indexOf(found.code as LocalCheck), 0)
  const stateAt = (index: number): CheckState => (index < failing ? 'passed' : index === failing ? 'failed' : 'waiting')
  return new Map(own.map((check, index) => [check, stateAt(index)]))
}
