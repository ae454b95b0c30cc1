import { verifyPassword } from '../people/accounts/passwords.ts'
import { SANDBOX_SECRET } from '../platform/config/environment.ts'
import type { Db } from '../platform/context.ts'
import { emailIndex } from '../platform/searchIndexes.ts'
import { createVault, sha256 } from '../platform/vault.ts'
import { seededAccounts } from '../sandbox/accounts.ts'

const passwords = seededAccounts.map(account => account.password)
const emails = seededAccounts.map(account => account.email)
const keyHashes = seededAccounts.flatMap(account => account.apiKeys.map(sha256))

/**
 * Finds the seed's credentials in this database and describes each in one line: staff with a default password, seeded accounts
 * with theirs, seeded API keys. Accounts are found by the indexes that these secrets give. In production the server must not start with any of them.
 */
export async function findDefaults(db: Db, secrets: readonly string[] = [SANDBOX_SECRET]): Promise<string[]> {
  const emailOf = new Map(
    secrets.map(secret => createVault(secret)).flatMap(vault => emails.map(email => [emailIndex(vault, email), email])),
  )
  const indexes = [...emailOf.keys()]
  const staff = await db.selectFrom('admins').select(['email', 'password_hash']).where('is_active', '=', true).execute()
  const seededUsers = await db
    .selectFrom('users')
    .select(['email_index', 'password_hash'])
    .where('email_index', 'in', indexes)
    .where('is_active', '=', true)
    .unionAll(
      db
        .selectFrom('sub_users')
        .select(['email_index', 'password_hash'])
        .where('email_index', 'in', indexes)
        .where('is_active', '=', true),
    )
    .execute()
  const seeded = seededUsers.map(row => ({ ...row, email: emailOf.get(row.email_index ?? '') ?? '' }))
  const open: string[] = []
  for (const { email, password_hash } of [...staff, ...seeded])
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
