import type { Selectable } from 'kysely'
import type { KeyPurpose } from '../../contracts/proofs/issuers.ts'
import type { IssuerKey } from '../engines/proofs/issuerKey.ts'
import type { Db } from '../platform/context.ts'
import type { Schema } from '../platform/db/schema.ts'
import { newId } from '../platform/identity/ids.ts'
import { sandboxKeys } from './sandboxIssuer.ts'

/** The keys that were imported and not removed, the oldest first. */
export async function readIssuerKeys(db: Db): Promise<(IssuerKey & { id: string })[]> {
  const rows = await db
    .selectFrom('issuer_keys')
    .selectAll()
    .where('removed_at', 'is', null)
    .orderBy('imported_at')
    .orderBy('id')
    .execute()
  return rows.map(row => ({ id: row.id, ...keyOf(row) }))
}

export const keyOf = (row: Selectable<Schema['issuer_keys']>): IssuerKey => ({
  issuer: row.issuer,
  purpose: row.purpose,
  pem: row.pem,
  fingerprint: row.fingerprint,
  kid: row.kid,
  subject: row.subject,
  notBefore: row.not_before,
  notAfter: row.not_after,
  isSandbox: false,
})

interface Asked {
  purpose: KeyPurpose
  mode: 'live' | 'test'
  /** Of the installation. */
  isProduction: boolean
}

/**
 * The keys that a check trusts. A live check in production trusts imported ones only; a test check the sandbox's only, as every test check; a sandbox
 * installation both.
 */
export async function trustedKeys(db: Db, { purpose, mode, isProduction }: Asked): Promise<IssuerKey[]> {
  const imported = mode === 'live' ? await readIssuerKeys(db) : []
  const sandbox = mode === 'test' || !isProduction ? sandboxKeys : []
  return [...imported, ...sandbox].filter(key => key.purpose === purpose)
}

/** Its id; null if it is trusted already. */
export async function addIssuerKey(db: Db, key: IssuerKey, importedBy: string | null = null): Promise<string | null> {
  const added = await db
    .insertInto('issuer_keys')
    .values({
      id: newId('isk'),
      issuer: key.issuer,
      purpose: key.purpose,
      pem: key.pem,
      fingerprint: key.fingerprint,
      kid: key.kid,
      subject: key.subject,
      not_before: key.notBefore,
      not_after: key.notAfter,
      imported_by: importedBy,
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id ?? null
}

export async function isTrusted(db: Db, { purpose, fingerprint }: IssuerKey): Promise<boolean> {
  const row = await db
    .selectFrom('issuer_keys')
    .select('id')
    .where('removed_at', 'is', null)
    .where('purpose', '=', purpose)
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst()
  return row !== undefined
}

/** The trusted keys with a fingerprint, which may be cut off after 16 digits or more. */
export async function findByFingerprint(db: Db, fingerprint: string): Promise<string[]> {
  const start = fingerprint.replaceAll(/[:\s]/g, '').toLowerCase()
  if (!/^[\da-f]{16,64}$/.test(start)) return []
  const rows = await db
    .selectFrom('issuer_keys')
    .select('id')
    .where('removed_at', 'is', null)
    .where('fingerprint', 'like', `${start}%`)
    .execute()
  return rows.map(({ id }) => id)
}
