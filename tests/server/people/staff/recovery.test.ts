import { beforeEach, describe, expect, test, vi } from 'vitest'
import { limits } from '../../../../contracts/platform/limits.ts'
import { cleanUpAccounts } from '../../../../server/app/housekeeping.ts'
import { createSuperAdmin, recoverSuperAdmin } from '../../../../server/people/staff/createSuperAdmin.ts'
import { listMessages } from '../../../../server/sandbox/messages.ts'
import { testApp } from '../../../support/app.ts'
import { makeAdmin, signedIn } from '../../../support/factories.ts'
import { goodPassword } from '../../../support/registration.ts'
import { enrollSecondFactor } from '../../../support/secondFactor.ts'
import { post } from '../../../support/signIn.ts'

const { app, ctx } = await testApp()
const DAY_MS = 86_400_000

let boss: string
let headers: Record<string, string>
beforeEach(async () => {
  vi.useRealTimers()
  await ctx.db.deleteFrom('rate_windows').execute()
  await ctx.db.updateTable('admins').set({ is_active: false }).execute()
  boss = await makeAdmin(ctx.db, 'superadmin')
  headers = await signedIn(ctx, { adminId: boss, role: 'superadmin' })
})

let next = 0
const newEmail = () => `recovered${++next}@staff.test`
const recover = async (email: string) => {
  const link = await recoverSuperAdmin(ctx, { email, name: 'Asha Rao' })
  return { ...link, token: new URL(link.url).pathname.split('/').at(-1) ?? '' }
}
const use = (token: string) => post(app, ctx, '/api/user/resetPassword', { token, password: goodPassword })
const memberOf = (email: string) =>
  ctx.db.selectFrom('admins').selectAll().where('email', '=', email).executeTakeFirst()
const request = async (email: string) => {
  const rows = await ctx.db
    .selectFrom('approvals')
    .selectAll()
    .where('kind', '=', 'recovery')
    .orderBy('id', 'desc')
    .execute()
  return rows.find(row => row.request['email'] === email)
}
const decide = async (email: string, approve: boolean, as = headers) =>
  post(app, ctx, `/admin-api/approvals/${(await request(email))?.id}/decide`, { approve, reason: 'Called back' }, as)
const laterBy = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })

describe('beside a super-admin who can sign in', () => {
  test('the link works once that one has confirmed it; until it is used, nothing changes', async () => {
    const email = newEmail()
    const { token, waits } = await recover(email)
    expect(Date.parse(waits?.worksFrom ?? '') - Date.now()).toBeGreaterThan(DAY_MS - 60_000)
    expect(await use(token)).toMatchObject({ code: 102, message: expect.stringContaining('does not work yet') })
    expect(await memberOf(email)).toBeUndefined()
    expect((await listMessages(ctx, `${boss}@staff.test`))[0]?.text).toMatch(/is waiting .*recovery of/s)
    expect(await decide(email, true)).toMatchObject({ status: 200, state: 'approved' })
    expect(await memberOf(email)).toBeUndefined()
    expect(await use(token)).toMatchObject({ code: 100 })
    expect(await memberOf(email)).toMatchObject({ role: 'superadmin', is_active: true, name: 'Asha Rao' })
    expect(await use(token)).toMatchObject({ code: 102 })
    expect((await listMessages(ctx, `${boss}@staff.test`))[0]?.text).toContain(
      'A change of staff was made: recovery of',
    )
  })

  test('a refused link never works', async () => {
    const email = newEmail()
    const { token } = await recover(email)
    expect(await decide(email, false)).toMatchObject({ state: 'rejected' })
    expect(await use(token)).toMatchObject({ code: 102 })
    laterBy(2 * DAY_MS)
    expect(await use(token)).toMatchObject({ code: 102 })
    expect(await memberOf(email)).toBeUndefined()
  })

  test('a link that nobody refuses works after a day, for two more, and the request leaves the queue', async () => {
    const email = newEmail()
    const { token } = await recover(email)
    laterBy(limits.recovery.delayMs + 1_000)
    expect(await use(token)).toMatchObject({ code: 100 })
    expect(await request(email)).toMatchObject({ state: 'direct', decided_by: null })
    vi.useRealTimers()
    const late = newEmail()
    const { token: unused } = await recover(late)
    laterBy(limits.recovery.lifeMs + 1_000)
    expect(await use(unused)).toMatchObject({ code: 102 })
    await cleanUpAccounts(ctx)
    expect(await request(late)).toMatchObject({ state: 'expired' })
    vi.useRealTimers()
    expect(await decide(late, true)).toMatchObject({ status: 409 })
  })

  test('an existing member keeps everything until the link is used, can refuse it, and cannot confirm it', async () => {
    const id = await makeAdmin(ctx.db, 'superadmin')
    const theirs = await signedIn(ctx, { adminId: id, role: 'superadmin' })
    await enrollSecondFactor(app, ctx, theirs, '/admin-api')
    const email = `${id}@staff.test`
    await recover(email)
    expect(await memberOf(email)).toMatchObject({ password_hash: '-' })
    expect(await decide(email, true, theirs)).toMatchObject({ status: 403 })
    expect(await decide(email, false, theirs)).toMatchObject({ state: 'rejected' })
    const { token } = await recover(email)
    await decide(email, true)
    expect(await use(token)).toMatchObject({ code: 100 })
    expect(await ctx.db.selectFrom('second_factors').select('owner_id').where('owner_id', '=', id).execute()).toEqual(
      [],
    )
  })

  test('a second command ends the first link', async () => {
    const email = newEmail()
    const first = await recover(email)
    const second = await recover(email)
    await decide(email, true)
    expect(await use(first.token)).toMatchObject({ code: 102 })
    expect(await use(second.token)).toMatchObject({ code: 100 })
  })

  test('one link used twice at once works once', async () => {
    const email = newEmail()
    const { token } = await recover(email)
    await decide(email, true)
    const codes = (await Promise.all([use(token), use(token)])).map(({ code }) => code as number)
    expect(codes.sort((a, b) => a - b)).toEqual([100, 102])
  })

  test('whoever was recovered approves nothing for seven days', async () => {
    const email = newEmail()
    const { token } = await recover(email)
    await decide(email, true)
    await use(token)
    const { id = '' } = (await memberOf(email)) ?? {}
    const theirs = await signedIn(ctx, { adminId: id, role: 'superadmin' })
    const invite = { name: 'Nisha Kapoor', email: newEmail(), role: 'admin', reason: 'Joins the desk' }
    const { approvalId } = await post(app, ctx, '/admin-api/resources/staff', invite, headers)
    const approve = () =>
      post(app, ctx, `/admin-api/approvals/${approvalId}/decide`, { approve: true, reason: 'Agreed' }, theirs)
    expect(await approve()).toMatchObject({ status: 403 })
    await ctx.db
      .updateTable('staff_changes')
      .set({ made_at: new Date(Date.now() - limits.staffTieDays * DAY_MS) } as never)
      .execute()
    expect(await approve()).toMatchObject({ state: 'approved' })
  })
})

test('an operator who has lost every super-admin gets in at once', async () => {
  await ctx.db.updateTable('admins').set({ is_active: false }).where('id', '=', boss).execute()
  const email = newEmail()
  const { token, waits } = await recover(email)
  expect(waits).toBeUndefined()
  expect(await use(token)).toMatchObject({ code: 100 })
  // Also if the only one is the one who has lost the way in.
  const again = await recover(email)
  expect(again.waits).toBeUndefined()
  expect(await use(again.token)).toMatchObject({ code: 100 })
  expect(await createSuperAdmin(ctx, { email: newEmail(), name: 'A' })).toEqual({ refused: 'exists' })
})
