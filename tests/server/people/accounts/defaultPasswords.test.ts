import { expect, test } from 'vitest'
import { findDefaults } from '../../../../server/app/defaultPasswords.ts'
import { hashPassword } from '../../../../server/people/accounts/passwords.ts'
import { seededAccounts } from '../../../../server/sandbox/accounts.ts'
import { seed } from '../../../../server/seed/seed.ts'
import { testApp } from '../../../support/app.ts'

const { ctx } = await testApp()

test("names every way into a sandbox's database, and nothing in one that was cleaned", async () => {
  expect(await findDefaults(ctx.db)).toEqual([])
  await seed(ctx)
  const found = (await findDefaults(ctx.db)).join('\n')
  for (const { email } of seededAccounts) expect(found).toContain(email)
  expect(found).toContain('sk_live_…')

  const own = await hashPassword('a password of our own')
  await ctx.db.updateTable('users').set({ password_hash: own }).execute()
  await ctx.db.updateTable('sub_users').set({ password_hash: null }).execute()
  await ctx.db.updateTable('admins').set({ is_active: false }).execute()
  await ctx.db.updateTable('api_keys').set({ revoked_at: new Date() }).execute()
  expect(await findDefaults(ctx.db)).toEqual([])
})

test('staff under any name with a password of the seed', async () => {
  const password_hash = await hashPassword('Super-sandbox-2026')
  await ctx.db
    .insertInto('admins')
    .values({ id: 'adm_own', email: 'own@own.test', name: 'Own', role: 'admin', password_hash })
    .execute()
  expect(await findDefaults(ctx.db)).toEqual(['own@own.test has a default password.'])
})
