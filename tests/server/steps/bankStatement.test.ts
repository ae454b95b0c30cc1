import { beforeEach, describe, expect, test } from 'vitest'
import { statementLimits } from '../../../contracts/bankStatements/statements.ts'
import type { CaseLinkSteps } from '../../../contracts/calls/caseLinks.ts'
import type { PlanInput } from '../../../contracts/cases/plan.ts'
import { readCase } from '../../../server/cases/rows.ts'
import { readQueued } from '../../../server/checks/verifications/queue.ts'
import { openMessage } from '../../../server/messaging/channels/outbox.ts'
import { periodOf } from '../../../server/steps/kinds/bankStatement.ts'
import { testApp } from '../../support/app.ts'
import { runCase } from '../../support/cases/runCase.ts'
import { clientHeaders, makeCustomer, signedIn } from '../../support/factories.ts'
import { formOf } from '../../support/uploads.ts'

const { app, ctx } = await testApp()

const words = (en: string) => ({ en, hi: en })
const plan: PlanInput = {
  title: words('Borrower'),
  steps: [{ id: 'bank', kind: 'bankStatement', title: words('Your bank'), settings: { months: 3 }, tries: 3 }],
  verdicts: [
    { value: 'clear', label: words('Clear'), tone: 'success' },
    { value: 'look', label: words('To be decided'), tone: 'warning' },
  ],
  rules: [{ verdict: 'clear', when: { fact: 'bank.outcome', is: 'passed' } }],
  otherwise: 'look',
}

const DAY_MS = 86_400_000
const daysAgo = (days: number) =>
  new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10).split('-').toReversed().join('/')

/** A payment a week, the oldest first, so many days back; with `broken`, one balance that does not add up. */
function statement(days: number, { broken = false } = {}): string {
  let balance = 10_000
  const lines: string[] = []
  for (let ago = days; ago >= 0; ago -= 7) {
    balance -= 10
    const shown = broken && lines.length === 2 ? balance + 500 : balance
    lines.push(`${daysAgo(ago)},UPI/DR/shop${lines.length}@okaxis,10.00,,${shown.toFixed(2)}`)
  }
  return [
    'Account Name,MEERA NAIR',
    'Account Number,50100012345678',
    'IFSC,HDFC0000001',
    'Opening Balance,10000.00',
    'Date,Narration,Withdrawal Amt.,Deposit Amt.,Closing Balance',
    ...lines,
    `Closing Balance,${balance.toFixed(2)}`,
  ].join('\n')
}

let headers: Record<string, string>
let email: string
let people = 0
beforeEach(async () => {
  headers = await signedIn(ctx, await makeCustomer(ctx.db))
  email = `meera${(people += 1)}@example.com`
})

const post = (url: string, payload: object, as: Record<string, string> = clientHeaders(ctx)) =>
  app.inject({ method: 'POST', url, headers: as, payload })

async function start() {
  const { id: planId } = (await post('/api/plans', { plan }, headers)).json<{ id: string }>()
  const subject = { name: 'Meera Nair', email }
  const body = { planId, subject, purpose: 'customer_onboarding', consent: true }
  const { id } = (await post('/api/cases', body, headers)).json<{ id: string }>()
  await runCase(ctx, id)
  const rows = await ctx.db.selectFrom('messages').selectAll().execute()
  const mail = rows.map(row => openMessage(ctx.vault, row)).find(({ to }) => to === email)
  return { id, token: /\/i\/([\w-]{22})/.exec(mail?.text ?? '')?.[1] ?? '' }
}

const read = async (token: string) => (await post('/public/case-links/read', { token })).json<CaseLinkSteps>()

async function hand(id: string, token: string, content: string) {
  const form = formOf('bank.csv', Buffer.from(content))
  const as = { ...clientHeaders(ctx), ...form.headers, 'x-link-token': token }
  const stored = await app.inject({
    method: 'POST',
    url: '/public/case-links/files',
    headers: as,
    payload: form.payload,
  })
  const { id: file } = stored.json<{ id: string }>()
  expect((await post('/public/case-links/answer', { token, step: 'bank', answer: { files: [file] } })).statusCode).toBe(
    200,
  )
  const check = (await readCase(ctx, ctx.db, id))?.steps.get('bank')?.verification_id ?? ''
  await readQueued(ctx, { id: check, locale: 'en' })
  await runCase(ctx, id)
  return (await readCase(ctx, ctx.db, id))?.state.steps.bank
}

describe('a bank statement as a step', () => {
  test('says for how long statements are wanted, and in which files', async () => {
    const { token } = await start()
    const { open } = await read(token)
    expect(open).toMatchObject([
      { kind: 'files', label: expect.stringContaining('3'), maxFiles: statementLimits.files },
    ])
    expect(open[0]).toHaveProperty('types', expect.arrayContaining(['pdf', 'csv', 'xlsx']))
  })

  test('passes if every row adds up and no day is missing; the verdict follows', async () => {
    const { id, token } = await start()
    const facts = { holder: 'MEERA NAIR', account: expect.stringMatching(/5678$/), missingDays: 0, brokenRows: 0 }
    expect(await hand(id, token, statement(140))).toMatchObject({ outcome: 'passed', facts })
    expect((await readCase(ctx, ctx.db, id))?.state.verdict).toMatchObject({ value: 'clear' })
  })

  test('is to be looked at if days are missing, however well it adds up', async () => {
    const { id, token } = await start()
    const step = await hand(id, token, statement(35))
    expect(step?.outcome).toBe('review')
    expect(step?.facts.missingDays).toBeGreaterThan(40)
    expect((await readCase(ctx, ctx.db, id))?.state.verdict).toMatchObject({ value: 'look' })
  })

  test('does not pass if a row does not add up', async () => {
    const { id, token } = await start()
    const step = await hand(id, token, statement(140, { broken: true }))
    expect(step?.outcome).not.toBe('passed')
    expect(step?.facts.brokenRows).toBeGreaterThan(0)
  })

  test('is asked again, with the reason, if a file is no statement', async () => {
    const { id, token } = await start()
    expect((await hand(id, token, 'Name,Age\nMeera,30\n'))?.status).toBe('asked')
    expect((await read(token)).open[0]?.problem).toContain('bank.csv')
    expect(await hand(id, token, statement(140))).toMatchObject({ outcome: 'passed' })
  })
})

test.each([
  [3, '2026-11-28', { from: '2026-08-28', to: '2026-11-21' }],
  [1, '2027-03-31', { from: '2027-02-28', to: '2027-03-24' }],
  [6, '2027-03-03', { from: '2026-09-03', to: '2027-02-24' }],
])('%i months before %s', (months, today, period) => expect(periodOf(months, today)).toEqual(period))
