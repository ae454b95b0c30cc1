import { verifyPassword } from '../people/accounts/passwords.ts'
import type { Db } from '../platform/context.ts'
import { sha256 } from '../platform/vault.ts'
import { seededAccounts } from '../sandbox/accounts.ts'

const passwords = seededAccounts.map(account => account.password)
const emails = seededAccounts.map(account => account.email)
const keyHashes = seededAccounts.flatMap(account => account.apiKeys.map(sha256))

/**
 * Finds the seed's credentials in this database and describes each in one line: staff with a default password, seeded accounts
 * with theirs, seeded API keys. In production the server must not start with any of them.
 */
export async function findDefaults(db: Db): Promise<string[]> {
  const staff = await db.selectFrom('admins').select(['email', 'password_hash']).where('is_active', '=', true).execute()
  const seededUsers = await db
    .selectFrom('users')
    .select(['email', 'password_hash'])
    .where('email', 'in', emails)
    .where('is_active', '=', true)
    .unionAll(
      db
        .selectFrom('sub_users')
        .select(['email', 'password_hash'])
        .where('email', 'in', emails)
        .where('is_active', '=', true),
    )
    .execute()
  const open: string[] = []
  for (const { email, password_hash } of [...staff, ...seededUsers])
    if (password_hash && (await matchesAny(password_hash))) open.push(`${email} has a default password.`)
  const keys = await db
    .selectFrom('api_keys')
    .select('hint')
    .where(key =>
      key.or([
        key('hash', 'in', keyHashes),
        key.and([key('previous_hash', 'in', keyHashes), key('previous_until', '>', new Date().toISOString())]),
      ]),
    )
    .where('revoked_at', 'is', null)
    .execute()
  return [...open, ...keys.map(({ hint }) => `The API key ${hint} is the sandbox's.`)]
}

async function matchesAny(hash: string): Promise<boolean> {
  for (const password of passwords) if (await verifyPassword(hash, password)) return true
  return false
}
