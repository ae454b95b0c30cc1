import type { Selectable } from 'kysely'
import type { Db } from '../context.ts'
import type { Schema } from '../db/schema.ts'
import { sha256 } from '../vault.ts'

export type AuditEvent = Selectable<Schema['audit_events']>

/** Where the chain ends. Kept apart from the rows, so that cutting off the newest ones shows. */
export interface ChainHead {
  seq: number
  hash: string
}

const HEAD = 'audit.head'
const start: ChainHead = { seq: 0, hash: '' }

/** SHA-256 over the hash before and everything the row says, including its place. */
export const chainHash = (event: AuditEvent, { seq, hash }: ChainHead): string =>
  sha256(`${hash}\n${canonicalJson({ ...event, seq: seq + 1, previous_hash: undefined, hash: undefined })}`)

/** JSON with sorted keys: the same text for the same values, whichever order a driver or jsonb gives. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`).join(',')}}`
}

export async function readHead(db: Db): Promise<ChainHead> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', HEAD).executeTakeFirst()
  return (row?.value as ChainHead | undefined) ?? start
}

export async function writeHead(db: Db, head: ChainHead): Promise<void> {
  const value = JSON.stringify(head)
  await db
    .insertInto('settings')
    .values({ key: HEAD, value })
    .onConflict(conflict => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
