import { randomBytes } from 'node:crypto'
import { open } from 'node:fs/promises'
import { z } from 'zod'
import type { Config } from '../config/config.ts'
import { keyIdOf } from '../vault.ts'
import { BackupRefused } from './refused.ts'

/** The first line of a backup in clear: this, then JSON. */
const MAGIC = 'SATYAPAN-BACKUP 1 '
const LONGEST = 4_096

const header = z.object({
  createdAt: z.iso.datetime(),
  /** The id of the secret that the backup is sealed with. */
  key: z.string(),
  salt: z.string(),
  /** The ids of the SECRET_KEYs that the values in the database are sealed with: two while keys are rotated. */
  secretKeys: z.array(z.string()).min(1),
})

export type Header = z.output<typeof header>

export type BackupSecrets = Pick<Config, 'BACKUP_KEY' | 'SECRET_KEY' | 'SECRET_KEY_OLD'>

/** A new backup's header and the secret that seals it. */
export function newHeader({ BACKUP_KEY, SECRET_KEY, SECRET_KEY_OLD }: BackupSecrets) {
  const secret = BACKUP_KEY ?? SECRET_KEY
  const fields: Header = {
    createdAt: new Date().toISOString(),
    key: keyIdOf(secret),
    salt: randomBytes(32).toString('base64url'),
    secretKeys: [SECRET_KEY, ...(SECRET_KEY_OLD ? [SECRET_KEY_OLD] : [])].map(keyIdOf),
  }
  return { secret, header: fields, line: Buffer.from(`${MAGIC}${JSON.stringify(fields)}\n`) }
}

/** The header of a file. @throws BackupRefused if it is no backup of this kind. */
export async function readHeader(path: string): Promise<{ header: Header; line: Buffer }> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    throw new BackupRefused(`${path} cannot be read (${error.code}).`)
  })
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(LONGEST), 0, LONGEST, 0)
    const end = buffer.subarray(0, bytesRead).indexOf('\n') + 1
    const line = buffer.subarray(0, end)
    if (!line.toString('latin1').startsWith(MAGIC)) throw foreign(path)
    return { header: header.parse(JSON.parse(line.toString('utf8').slice(MAGIC.length))), line }
  } catch (error) {
    throw error instanceof BackupRefused ? error : foreign(path)
  } finally {
    await file.close()
  }
}

const foreign = (path: string) => new BackupRefused(`${path} is not a backup that this version made.`)

/**
 * The secret that opens a backup. @throws BackupRefused, naming the key ids, if it is not configured, or if the values inside
 * could not be read with the configured SECRET_KEY.
 */
export function secretFor({ key, secretKeys }: Header, config: BackupSecrets): string {
  const { BACKUP_KEY, SECRET_KEY, SECRET_KEY_OLD } = config
  const known = [SECRET_KEY, SECRET_KEY_OLD].filter(one => one !== undefined)
  const unknown = secretKeys.filter(id => !known.some(secret => keyIdOf(secret) === id))
  if (unknown.length > 0)
    throw new BackupRefused(
      `The data in the backup was sealed with the SECRET_KEY ${secretKeys.join(' and ')}, but here it is ${known.map(keyIdOf).join(' and ')}. ` +
        'Set SECRET_KEY to the one that the installation had, or SECRET_KEY_OLD if it has been rotated since.',
    )
  const secret = [BACKUP_KEY, ...known].find(one => one !== undefined && keyIdOf(one) === key)
  if (secret === undefined)
    throw new BackupRefused(
      `The backup was sealed with the BACKUP_KEY ${key}, but here it is ${BACKUP_KEY ? keyIdOf(BACKUP_KEY) : 'not set'}.`,
    )
  return secret
}
