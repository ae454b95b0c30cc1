import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { type SealedColumn, sealedColumns } from '../../server/platform/sealedColumns.ts'
import type { Vault } from '../../server/platform/vault.ts'

/** Opens every sealed value of a row, by column. */
export function openRow(vault: Vault, table: string, row: Record<string, unknown>): Record<string, string> {
  const own = (Object.keys(sealedColumns) as SealedColumn[]).filter(column => column.startsWith(`${table}.`))
  const opened = own.flatMap(column => {
    const name = column.slice(table.length + 1)
    const value = row[name]
    if (typeof value !== 'string') return []
    return [[name, vault.open(value, { column, id: sealedColumns[column].id.map(part => String(row[part])) })]]
  })
  return Object.fromEntries(opened) as Record<string, string>
}

/** A value as it was sealed before values carried a key id and their place. */
export function sealUnbound(secret: string, text: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(hkdfSync('sha256', secret, 'satyapan', 'seal', 32)), nonce)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
}
