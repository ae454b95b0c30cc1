import type { AuditEventDetail } from '../../../contracts/resources/auditEvent.ts'

type Data = Record<string, unknown>
type Changes = AuditEventDetail['changes']

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What an entry says was so before and after: `{ before: { role: 'admin' }, after: { role: 'superadmin' } }`. */
export function changesIn(data: Data): Changes {
  const before = isData(data.before) ? data.before : {}
  const after = isData(data.after) ? data.after : {}
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.map(name => ({ name, before: shown(before[name]), after: shown(after[name]) }))
}

/** Everything else in an entry. */
export const detailsIn = (data: Data): AuditEventDetail['details'] =>
  Object.entries(data)
    .filter(([name, value]) => !((name === 'before' || name === 'after') && isData(value)))
    .map(([name, value]) => ({ name, value: shown(value) }))

/** A value as a person reads it; lists of words as words. */
function shown(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return value
  if (Array.isArray(value) && value.every(one => typeof one !== 'object')) return value.join(', ')
  return JSON.stringify(value)
}
