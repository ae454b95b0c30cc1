import type { Selectable } from 'kysely'
import type { z } from 'zod'
import { KEY_WARNING_DAYS, type KeyState, keyPurposes } from '../../contracts/proofs/issuers.ts'
import type { IssuerKeyRecord, issuerKey } from '../../contracts/resources/issuerKey.ts'
import { certifierOf } from '../engines/proofs/issuerKey.ts'
import { staffNames } from '../people/staff/staffNames.ts'
import type { Db } from '../platform/context.ts'
import type { Schema } from '../platform/db/schema.ts'
import type { ListQuery, Page } from '../platform/http/serveResource.ts'
import { notFound } from '../platform/problem.ts'

const DAY_MS = 86_400_000

type Row = Selectable<Schema['issuer_keys']>

/** Every key that was ever imported. They are few: their states depend on each other, so they are filtered, sorted and paged here. */
export async function listKeys(
  db: Db,
  { filter: { id, purpose, state }, sort, offset, limit }: ListQuery<z.output<typeof issuerKey.filter>>,
): Promise<Page<IssuerKeyRecord>> {
  const matching = (await readRecords(db)).filter(
    key =>
      (id === undefined || id.includes(key.id)) &&
      (purpose === undefined || purpose === key.purpose) &&
      (state === undefined || state === key.state),
  )
  const name = sort.field as 'id' | 'importedAt' | 'notAfter'
  const ascending = (a: IssuerKeyRecord, b: IssuerKeyRecord) =>
    (a[name] ?? '').localeCompare(b[name] ?? '') || a.id.localeCompare(b.id)
  matching.sort((a, b) => (sort.order === 'ASC' ? ascending(a, b) : ascending(b, a)))
  return { rows: matching.slice(offset, offset + limit), total: matching.length, capped: false }
}

/** Throws `not_found`. */
export async function showKey(db: Db, id: string): Promise<IssuerKeyRecord> {
  const key = (await readRecords(db)).find(one => one.id === id)
  if (!key) throw notFound('key')
  return key
}

/** Each purpose with the number of keys that are trusted for it, and of those that end without a later one. */
export async function neededKeys(db: Db) {
  const held = (await readRecords(db)).filter(({ state }) => state !== 'removed')
  return keyPurposes.map(purpose => {
    const own = held.filter(key => key.purpose === purpose)
    const isEnding = ({ state }: IssuerKeyRecord) => state === 'ending' || state === 'expired'
    return { purpose, trusted: own.length, ending: own.filter(isEnding).length }
  })
}

async function readRecords(db: Db): Promise<IssuerKeyRecord[]> {
  const rows = await db.selectFrom('issuer_keys').selectAll().orderBy('id').execute()
  const nameOf = await staffNames(
    db,
    rows.flatMap(row => [row.imported_by, row.removed_by].filter(by => by !== null)),
  )
  return rows.map(row => ({
    id: row.id,
    purpose: row.purpose,
    issuer: row.issuer,
    state: stateOf(row, rows),
    fingerprint: row.fingerprint,
    subject: row.subject,
    certifiedBy: certifierOf(row),
    notBefore: row.not_before,
    notAfter: row.not_after,
    kid: row.kid,
    importedAt: row.imported_at,
    importedBy: row.imported_by && nameOf(row.imported_by),
    removedAt: row.removed_at,
    removedBy: row.removed_by && nameOf(row.removed_by),
    removedReason: row.removed_reason,
  }))
}

type Period = Pick<Row, 'id' | 'issuer' | 'purpose' | 'not_before' | 'not_after' | 'removed_at'>

/** See `keyStates`. A bare key states no period, so that it is valid until it is removed, and replaces nothing. */
export function stateOf(row: Period, all: readonly Period[], now = Date.now()): KeyState {
  if (row.removed_at !== null) return 'removed'
  if (row.not_before === null || row.not_after === null) return 'valid'
  if (Date.parse(row.not_before) > now) return 'future'
  const end = Date.parse(row.not_after)
  if (end > now + KEY_WARNING_DAYS * DAY_MS) return 'valid'
  const isLater = ({ issuer, purpose, not_before, not_after, removed_at }: Period) =>
    issuer === row.issuer &&
    purpose === row.purpose &&
    removed_at === null &&
    not_before !== null &&
    not_after !== null &&
    Date.parse(not_before) <= now &&
    Date.parse(not_after) > Math.max(end, now)
  if (all.some(isLater)) return 'replaced'
  return end <= now ? 'expired' : 'ending'
}
