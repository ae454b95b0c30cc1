import { createSecretKey, type KeyObject } from 'node:crypto'
import type { Config } from '../config/config.ts'
import type { Db } from '../context.ts'
import { createVault, deriveIndexKey, type Vault } from '../vault.ts'
import { findFormerSigning } from './signingKey.ts'

const NAME = 'index-key'

type Secrets = Pick<Config, 'SECRET_KEY' | 'SECRET_KEY_OLD' | 'SIGNING_KEY'>

/** The vault of a migrated database. @throws if neither secret opens what the database holds. */
export async function openVault(db: Db, { SECRET_KEY, SECRET_KEY_OLD, SIGNING_KEY }: Secrets): Promise<Vault> {
  const former = await findFormerSigning(db, { SECRET_KEY, SECRET_KEY_OLD, SIGNING_KEY })
  const keys = { old: SECRET_KEY_OLD, signing: SIGNING_KEY ?? SECRET_KEY, former }
  const vault = createVault(SECRET_KEY, keys)
  return createVault(SECRET_KEY, { ...keys, index: await readIndexKey(db, vault, SECRET_KEY_OLD ?? SECRET_KEY) })
}

/**
 * The index key is stored in the database, sealed, because indexes cannot be rewritten: their unique constraints hold while keys
 * rotate, and some of their values are not kept. It begins as the key that the first secret gives.
 */
async function readIndexKey(db: Db, vault: Vault, firstSecret: string): Promise<KeyObject> {
  const first = deriveIndexKey(firstSecret).export().toString('base64url')
  await db
    .insertInto('settings')
    .values({ key: NAME, value: JSON.stringify(vault.seal(first, { setting: NAME })) })
    .onConflict(same => same.column('key').doNothing())
    .execute()
  const { value } = await db.selectFrom('settings').select('value').where('key', '=', NAME).executeTakeFirstOrThrow()
  try {
    return createSecretKey(vault.open(value as string, { setting: NAME }), 'base64url')
  } catch (error) {
    const message =
      'SECRET_KEY does not open this database. Set SECRET_KEY_OLD to the secret that it was last used with.'
    throw new Error(message, { cause: error })
  }
}

/** Seals the index key with the current secret; whether it was not yet. */
export async function resealIndexKey(db: Db, vault: Vault): Promise<boolean> {
  const { value } = await db.selectFrom('settings').select('value').where('key', '=', NAME).executeTakeFirstOrThrow()
  const sealed = value as string
  if (sealed.startsWith(vault.sealedPrefix)) return false
  const resealed = vault.seal(vault.open(sealed, { setting: NAME }), { setting: NAME })
  await db
    .updateTable('settings')
    .set({ value: JSON.stringify(resealed) })
    .where('key', '=', NAME)
    .execute()
  return true
}
