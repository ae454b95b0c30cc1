import type { Context } from '../../server/platform/context.ts'
import { openRow, sealRow } from '../../server/platform/sealing/rows.ts'
import { emailIndex } from '../../server/platform/searchIndexes.ts'

type Parts = Pick<Context, 'db' | 'vault'>

/** The account with this e-mail, with its contact data opened. */
export async function userByEmail({ db, vault }: Parts, email: string) {
  const query = db.selectFrom('users').selectAll().where('email_index', '=', emailIndex(vault, email))
  const row = await query.executeTakeFirst()
  return row && openRow(vault, 'users', row)
}

interface Change {
  email?: string
  first_name?: string
  last_name?: string
  company_name?: string | null
  phone?: string
  country_code?: string
}

/** Changes an account's names or phone as the server would store them. */
export async function changeUser({ db, vault }: Parts, id: string, change: Change): Promise<void> {
  const query = db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'company_name', 'email', 'phone', 'country_code'])
  const stored = await query.where('id', '=', id).executeTakeFirstOrThrow()
  const changed = sealRow(vault, 'users', { ...openRow(vault, 'users', stored), ...change })
  await db.updateTable('users').set(changed).where('id', '=', id).execute()
}
