import { sql } from 'kysely'
import { limits } from '../../../contracts/platform/limits.ts'
import type { Config } from '../config/config.ts'
import type { Db } from '../context.ts'
import { type FormerSigning, keyIdOf } from '../vault.ts'

const NAME = 'signing-key'

/** How the database's tokens are signed: key ids, never keys. */
interface Signing {
  key: string
  /** Whether it was a SIGNING_KEY; otherwise the secret signed. */
  own: boolean
  /** The secret that signed before there was a SIGNING_KEY. */
  former: string | null
  since: string
}

type Secrets = Pick<Config, 'SECRET_KEY' | 'SECRET_KEY_OLD' | 'SIGNING_KEY'>

/**
 * The secret that signed sessions, links and recovery codes before the installation had a SIGNING_KEY. Setting the first one is part of
 * an upgrade and ends nothing; replacing one is a rotation and ends all of it.
 */
export async function findFormerSigning(db: Db, secrets: Secrets): Promise<FormerSigning | undefined> {
  const { former, since } = await recordSigning(db, secrets)
  const secret = [secrets.SECRET_KEY, secrets.SECRET_KEY_OLD ?? ''].find(one => keyIdOf(one) === former)
  const tokensUntil = new Date(Date.parse(since) + limits.sessionDays * 86_400_000)
  return secret === undefined ? undefined : { secret, tokensUntil }
}

async function recordSigning(db: Db, { SECRET_KEY, SECRET_KEY_OLD, SIGNING_KEY }: Secrets): Promise<Signing> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', NAME).executeTakeFirst()
  const known = row?.value as Signing | undefined
  const now = { key: keyIdOf(SIGNING_KEY ?? SECRET_KEY), own: SIGNING_KEY !== undefined }
  if (known?.key === now.key && known.own === now.own) return known
  // Versions without this record signed with the secret until they got a SIGNING_KEY.
  const before = known ?? ((await isInUse(db)) ? { key: keyIdOf(SECRET_KEY_OLD ?? SECRET_KEY), own: false } : undefined)
  const isFirst = now.own && before !== undefined && !before.own && before.key !== now.key
  const signing = { ...now, former: isFirst ? before.key : null, since: new Date().toISOString() }
  const value = JSON.stringify(signing)
  await db
    .insertInto('settings')
    .values({ key: NAME, value })
    .onConflict(same => same.column('key').doUpdateSet({ value }))
    .execute()
  return signing
}

async function isInUse(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists(select from users) or exists(select from admins) as found`.execute(db)
  return rows[0]?.found === true
}
