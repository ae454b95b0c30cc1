import { describe, expect, test } from 'vitest'
import { runMonitoring } from '../../../server/monitoring/run.ts'
import { testApp } from '../../support/app.ts'
import { monitoringSteps } from './steps.ts'

const { app, ctx } = await testApp()
const { own, post, screened, started, kindsOf, balance, checks, mails, listing, makeEndpoint, hooks, paidSince } =
  monitoringSteps({ app, ctx })

describe('a run that dies', () => {
  test('after the charge is continued by another one, which charges and tells once; its own late answer counts for nothing', async () => {
    await listing(null)
    const { id } = await started(await screened())
    await makeEndpoint()
    await runMonitoring(ctx)
    await listing('Fraud')
    await paidSince(id, '2027-01-31', '2027-02-28')
    const before = await balance()
    const at = new Date('2027-02-28T06:00:00Z')
    const asked = Promise.withResolvers<void>()
    const answers = Promise.withResolvers<void>()
    const slow: typeof ctx.sources = {
      ...ctx.sources,
      ask: async question => {
        asked.resolve()
        await answers.promise
        return ctx.sources.ask(question)
      },
    }
    const dying = runMonitoring({ ...ctx, sources: slow }, { at })
    await asked.promise
    await runMonitoring(ctx, { at: new Date(at.getTime() + 60_000) })
    expect(await checks()).toHaveLength(1)
    await runMonitoring(ctx, { at: new Date(at.getTime() + 6 * 60_000) })
    answers.resolve()
    await dying
    expect(await checks()).toHaveLength(2)
    expect(before - (await balance())).toBe(500)
    expect(await hooks()).toHaveLength(1)
    expect(await mails()).toHaveLength(1)
    expect(await kindsOf(id)).toEqual(['started', 'charged', 'charged', 'changed'])
  })

  test('before its mail is told by the next one; a run that is told to stop begins nothing', async () => {
    await listing(null)
    const { id } = await started(await screened())
    await runMonitoring(ctx)
    await listing('Fraud')
    await runMonitoring(ctx, { isStopping: () => true })
    expect(await checks()).toHaveLength(1)
    const broken = { ...ctx, channels: { ...ctx.channels, send: () => Promise.reject(new Error('killed')) } }
    await expect(runMonitoring(broken)).rejects.toThrow('killed')
    expect(await mails()).toEqual([])
    await Promise.all([runMonitoring(ctx), runMonitoring(ctx)])
    expect(await mails()).toHaveLength(1)
    expect(await kindsOf(id)).toEqual(['started', 'charged', 'changed'])
  })

  test('asks about several subjects at the same time, and about no more than eight', async () => {
    await listing(null)
    const name = own.name
    for (let number = 1; number <= 10; number++) {
      own.name = `${name} ${'I'.repeat(number)}`
      await started(await screened())
    }
    let open = 0
    let most = 0
    const eight = Promise.withResolvers<void>()
    const slow: typeof ctx.sources = {
      ...ctx.sources,
      ask: async question => {
        open += 1
        most = Math.max(most, open)
        if (open === 8) eight.resolve()
        await eight.promise
        open -= 1
        return ctx.sources.ask(question)
      },
    }
    await runMonitoring({ ...ctx, sources: slow })
    expect(most).toBe(8)
    const rows = ctx.db.selectFrom('monitors').select('checked_at').where('user_id', '=', own.customer.userId)
    expect((await rows.execute()).filter(({ checked_at }) => checked_at !== null)).toHaveLength(10)
  })

  test('ended while it asks, it stores nothing', async () => {
    await listing(null)
    const { id } = await started(await screened())
    await listing('Fraud')
    const ending: typeof ctx.sources = {
      ...ctx.sources,
      ask: async question => {
        await post(`/api/monitors/${id}/end`)
        return ctx.sources.ask(question)
      },
    }
    await runMonitoring({ ...ctx, sources: ending })
    expect(await checks()).toHaveLength(1)
    expect(await kindsOf(id)).toEqual(['started', 'charged', 'ended'])
  })
})
