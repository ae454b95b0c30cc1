import { expect, test } from 'vitest'
import type { BgcCaseFacts } from '../../../contracts/calls/bgc.ts'
import type { CaseLinkSteps } from '../../../contracts/calls/caseLinks.ts'
import { openMessage } from '../../../server/messaging/channels/outbox.ts'
import { testApp } from '../../support/app.ts'
import { bgcOf } from '../../support/cases/bgc.ts'
import { clientHeaders, makeCustomer, signedIn } from '../../support/factories.ts'

const { app, ctx } = await testApp()
const bgc = bgcOf({ app, ctx })
const visitor = { ...clientHeaders(ctx) }
const headers = await signedIn(ctx, await makeCustomer(ctx.db))

const facts = async (id: string) => (await app.inject({ url: `/api/bgc/cases/${id}`, headers })).json<BgcCaseFacts>()

/** The latest token in a mail to the candidate. */
async function tokenFrom(page: string): Promise<string> {
  const rows = await ctx.db.selectFrom('messages').selectAll().orderBy('id').execute()
  const texts = rows.map(row => openMessage(ctx.vault, row).text)
  return texts.findLast(text => text.includes(page))?.match(new RegExp(`${page}/([\\w-]+)`))?.[1] ?? ''
}

test('the candidate reads by which day it is usually finished, once every step has a history, and until that day', async () => {
  const planId = await bgc.save(headers, ['voter'])
  const read = async () => {
    const token = await tokenFrom('accept-bgc-request')
    const opened = (await bgc.post('/public/invitations/open', { token }, visitor)).json<{ pass: string | null }>()
    const link = { token, ...(opened.pass && { pass: opened.pass }) }
    return (await bgc.post('/public/case-links/read', link, visitor)).json<CaseLinkSteps>()
  }
  await ctx.db.deleteFrom('step_times').execute()
  const first = await bgc.add(headers, planId, { email: 'first@example.com' })
  expect((await read()).usuallyBy).toBeNull()
  expect((await facts(first)).promise).toMatchObject({ isMeasured: false })
  const times = { p50_ms: 3_600_000, p90_ms: 7_200_000, share: 1, samples: 5, measured_at: new Date().toISOString() }
  const keys = ['consent', 'form', 'review', 'check:voter-check']
  await ctx.db
    .insertInto('step_times')
    .values(keys.map(key => ({ key, ...times })))
    .execute()
  const second = await bgc.add(headers, planId, { email: 'second@example.com' })
  const { promise } = await facts(second)
  expect(promise).toMatchObject({ isMeasured: true })
  expect((await read()).usuallyBy).toBe(promise?.p90At)
  await ctx.db
    .updateTable('case_promises')
    .set({ p90_at: new Date(Date.now() - 1_000).toISOString() })
    .where('case_id', '=', second)
    .execute()
  expect((await read()).usuallyBy).toBeNull()
})
