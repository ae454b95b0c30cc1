import { describe, expect, test, vi } from 'vitest'
import { countChecks } from '../../../server/checks/dashboard/countChecks.ts'
import { readTraffic } from '../../../server/checks/dashboard/traffic.ts'
import { verifyLedger } from '../../../server/money/wallets/verifyLedger.ts'
import { runMonitoring } from '../../../server/monitoring/run.ts'
import { endMonitor, resumeMonitor } from '../../../server/monitoring/turnOn.ts'
import { testApp } from '../../support/app.ts'
import { inDays, monitoringSteps } from './steps.ts'

const { app, ctx } = await testApp()
const {
  own,
  post,
  screened,
  courtChecked,
  started,
  shown,
  kindsOf,
  balance,
  checks,
  mails,
  listing,
  makeEndpoint,
  hooks,
  drain,
  topUp,
  paidSince,
  charged,
} = monitoringSteps({ app, ctx })

describe('each month', () => {
  test('is spending of its day, the customer’s and everybody’s, but no check', async () => {
    const id = await screened()
    const spent = async (whose: string | null) => (await readTraffic(ctx.db, whose, 7)).now
    const [before, everybody] = [await spent(own.customer.userId), await spent(null)]
    await started(id)
    const after = { ...before, spendPaise: before.spendPaise + 500 }
    expect(before.verifications).toBe(1)
    expect(await spent(own.customer.userId)).toEqual(after)
    await countChecks(ctx.db)
    expect(await spent(own.customer.userId)).toEqual(after)
    expect(await spent(null)).toEqual({ ...everybody, spendPaise: everybody.spendPaise + 500 })
  })

  test('is charged once, in advance, and keeps its day over the ends of months', async () => {
    const { id } = await started(await screened())
    await paidSince(id, '2027-01-31', '2027-02-28')
    const before = await balance()
    for (const day of ['2027-02-27', '2027-02-28', '2027-02-28', '2027-03-30', '2027-03-31', '2027-04-30']) {
      const at = new Date(`${day}T06:00:00Z`)
      await Promise.all([runMonitoring(ctx, { at }), runMonitoring(ctx, { at })])
    }
    expect((await charged(id)).slice(1)).toEqual([
      ['2027-02-28', '2027-03-31'],
      ['2027-03-31', '2027-04-30'],
      ['2027-04-30', '2027-05-31'],
    ])
    expect(before - (await balance())).toBe(1_500)
    expect((await verifyLedger(ctx.db)).broken).toBeNull()
    const entries = await app.inject({ url: '/api/resources/wallet-entries', headers: own.headers })
    expect(entries.json()[0]).toMatchObject({ description: 'AML screening, monitoring of a subject', reference: id })
  })

  test('begins at midnight in India, also for a product that is asked less often', async () => {
    const { id } = await started(await courtChecked({ searchMode: 'immediate', name: 'Ravi Menon', pin: '411000' }))
    await paidSince(id, '2027-01-31', '2027-02-28')
    await runMonitoring(ctx, { at: new Date('2027-02-24T06:00:00Z') })
    await runMonitoring(ctx, { at: new Date('2027-02-27T18:29:00Z') })
    expect(await charged(id)).toHaveLength(1)
    await runMonitoring(ctx, { at: new Date('2027-02-27T18:30:00Z') })
    expect((await charged(id)).at(-1)).toEqual(['2027-02-28', '2027-03-31'])
  })

  test('that cannot be paid pauses it, tells once, and resumes it when the balance suffices, without the days between', async () => {
    const { id } = await started(await screened())
    await makeEndpoint()
    await paidSince(id, '2027-01-31', '2027-02-28')
    await drain()
    await runMonitoring(ctx, { at: new Date('2027-02-28T06:00:00Z') })
    await runMonitoring(ctx, { at: new Date('2027-02-28T08:00:00Z') })
    expect(await shown(id)).toMatchObject({ status: 'paused', nextChargeOn: null })
    expect(await mails()).toHaveLength(1)
    expect((await hooks()).map(({ event }) => event)).toEqual(['monitor.paused'])
    await topUp(700)
    await runMonitoring(ctx, { at: new Date('2027-03-05T06:00:00Z') })
    expect(await shown(id)).toMatchObject({ status: 'on', nextChargeOn: '2027-04-05' })
    expect((await charged(id)).at(-1)).toEqual(['2027-03-05', '2027-04-05'])
    expect(await kindsOf(id)).toEqual(['started', 'charged', 'paused', 'charged', 'resumed'])
    expect(await mails()).toHaveLength(1)
  })
})

describe('turned off', () => {
  test('it stops at once; turned on again within the month, it costs nothing', async () => {
    await listing(null)
    const { id } = await started(await screened())
    await runMonitoring(ctx)
    const before = await balance()
    expect((await post(`/api/monitors/${id}/end`)).json()).toMatchObject({ status: 'ended', nextChargeOn: null })
    await post(`/api/monitors/${id}/end`)
    await listing('Fraud')
    await runMonitoring(ctx, { at: inDays(40) })
    expect(await checks()).toHaveLength(1)
    expect((await post(`/api/monitors/${id}/resume`, { atMostPaise: 0 })).json()).toMatchObject({ status: 'on' })
    expect(await balance()).toBe(before)
    await runMonitoring(ctx)
    expect(await kindsOf(id)).toEqual(['started', 'charged', 'ended', 'resumed', 'changed'])
  })

  test('and on again after the month, it costs a month from that day', async () => {
    const { id } = await started(await screened())
    await post(`/api/monitors/${id}/end`)
    const before = await balance()
    const actor = { kind: 'customer', userId: own.customer.userId, name: 'Asha Rao' } as const
    const session = { subUserId: null, sessionId: '', kycComplete: true }
    const scope = { actor: { ...actor, ...session }, ip: null, requestId: null, locale: 'en' } as const
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-10-31T06:00:00Z') })
    try {
      expect(await resumeMonitor(ctx, scope, { id })).toMatchObject({ status: 'on', nextChargeOn: '2027-11-30' })
      expect(before - (await balance())).toBe(500)
      await drain()
      await endMonitor(ctx, scope, id)
      vi.setSystemTime(new Date('2027-12-05T06:00:00Z'))
      await expect(resumeMonitor(ctx, scope, { id })).rejects.toMatchObject({ code: 'insufficient_balance' })
    } finally {
      vi.useRealTimers()
    }
    expect(await shown(id)).toMatchObject({ status: 'ended' })
    expect((await charged(id)).at(-1)).toEqual(['2027-10-31', '2027-11-30'])
  })
})
