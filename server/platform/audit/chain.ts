import type { Selectable } from 'kysely'
import type { Db } from '../context.ts'
import type { Schema } from '../db/schema.ts'
import { sha256 } from '../vault.ts'

export type AuditEvent = Selectable<Schema['audit_events']>

/** Where the chain ends. Kept apart from the rows, so that cutting off the newest ones shows. */
export interface Head {
  seq: number
  hash: string
}

const HEAD = 'audit.head'
const start: Head = { seq: 0, hash: '' }

/** SHA-256 over the hash before and everything the row says, including its place. */
export const hashOf = (event: AuditEvent, { seq, hash }: Head): string =>
  sha256(`${hash}\n${canonical({ ...event, seq: seq + 1, previous_hash: undefined, hash: undefined })}`)

/** JSON with sorted keys: the same text for the same values, whichever order a driver or jsonb gives. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`).join(',')}}`
}

export async function readHead(db: Db): Promise<Head> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', HEAD).executeTakeFirst()
  return (row?.value as Head | undefined) ?? start
}

export async function writeHead(db: Db, head: Head): Promise<void> {
  const value = JSON.stringify(head)
  await db
    .insertInto('settings')
    .values({ key: HEAD, value })
    .onConflict(conflict => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
