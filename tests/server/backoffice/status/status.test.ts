import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ComponentId, PublicStatus } from '../../../../contracts/pages/statusPage.ts'
import type { IncidentDetail } from '../../../../contracts/resources/incident.ts'
import { measure } from '../../../../server/backoffice/status/measure.ts'
import { forgetStatus } from '../../../../server/backoffice/status/readStatus.ts'
import { keepLooks, SLOT_MS, sample } from '../../../../server/backoffice/status/sample.ts'
import { idAt, newId } from '../../../../server/platform/identity/ids.ts'
import { testApp } from '../../../support/app.ts'
import { makeAdmin, makeCustomer, makeVerification, signedIn } from '../../../support/factories.ts'

const { app, ctx } = await testApp()
const { db } = ctx
const adminId = await makeAdmin(db)
const staff = await signedIn(ctx, { adminId })
const as = async (role: 'auditor' | 'support' | 'finance') =>
  signedIn(ctx, { adminId: await makeAdmin(db, role), role })
const auditor = await as('auditor')
const support = await as('support')
const { userId } = await makeCustomer(db)
const customer = await signedIn(ctx, { userId })

const post = (path: string, payload: object, headers = staff) =>
  app.inject({ method: 'POST', url: `/admin-api${path}`, headers, payload })
const read = () => app.inject({ url: '/public/status' })
const publish = (isPublic = true) => post('/status/page', { isPublic, reason: 'Customers asked for it' })
const preview = async (): Promise<PublicStatus> =>
  (await app.inject({ url: '/admin-api/status', headers: staff })).json().status
const show = async (id: string): Promise<IncidentDetail> =>
  (await app.inject({ url: `/admin-api/resources/incidents/${id}`, headers: staff })).json()
const list = async (filter: object, headers = staff) =>
  app.inject({ url: `/admin-api/resources/incidents?filter=${encodeURIComponent(JSON.stringify(filter))}`, headers })
const stateOf = (status: PublicStatus, id: ComponentId) => status.components.find(one => one.id === id)?.state

const report = {
  titleEn: 'Bank checks are slow',
  titleHi: null,
  impact: 'minor',
  state: 'investigating',
  components: ['bank'],
  textEn: 'Answers take longer than usual.',
  textHi: 'जवाब आने में देर हो रही है।',
}
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()
const plan = {
  titleEn: 'Database maintenance',
  impact: 'minor',
  components: ['web', 'gateway'],
  startsAt: hours(24),
  endsAt: hours(26),
  textEn: 'The console is read-only for a while.',
}
const opened = async (more: object = {}): Promise<string> =>
  (await post('/incidents', { ...report, ...more })).json().id
/** What was logged about an incident. */
const actionsOn = async (id: string) =>
  (await db.selectFrom('audit_events').select('action').where('subject', '=', id).orderBy('id').execute()).map(
    ({ action }) => action,
  )

beforeEach(async () => {
  for (const table of ['incident_corrections', 'incident_updates', 'incidents', 'status_days', 'status_page'] as const)
    await db.deleteFrom(table).execute()
  for (const table of ['verifications', 'request_log', 'payment_orders', 'messages', 'envelopes'] as const)
    await db.deleteFrom(table).execute()
  forgetStatus(ctx)
})

describe('the page', () => {
  test('is unknown until staff publish it, and again once they turn it off', async () => {
    expect((await read()).statusCode).toBe(404)
    expect((await publish()).json()).toEqual({ isPublic: true })
    const answer = await read()
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('public, max-age=10')
    await publish(false)
    expect((await read()).statusCode).toBe(404)
    const logged = db
      .selectFrom('audit_events')
      .select(['action', 'reason'])
      .where('subject', '=', 'status')
      .orderBy('id')
    expect(await logged.execute()).toEqual([
      { action: 'statusPage.published', reason: 'Customers asked for it' },
      { action: 'statusPage.hidden', reason: 'Customers asked for it' },
    ])
  })

  test('as a document it does not exist while it is off', async () => {
    const [off, unknown] = await Promise.all([app.inject({ url: '/status' }), app.inject({ url: '/no-such-page' })])
    expect(off.statusCode).toBe(404)
    expect(off.statusCode).toBe(unknown.statusCode)
    expect(off.headers['content-type']).toBe(unknown.headers['content-type'])
  })

  test('needs a reason and the permission', async () => {
    expect((await post('/status/page', { isPublic: true, reason: '' })).statusCode).toBe(400)
    expect((await post('/status/page', { isPublic: true, reason: 'Because I can' }, auditor)).statusCode).toBe(403)
    expect((await post('/status/page', { isPublic: true, reason: 'Because I can' }, customer)).statusCode).toBe(401)
    expect((await read()).statusCode).toBe(404)
  })

  test('answers many readers from one measurement, until something is reported', async () => {
    await publish()
    const first = (await read()).json()
    await makeVerification(db, userId)
    expect((await read()).json()).toEqual(first)
    await opened()
    expect(((await read()).json() as PublicStatus).open).toHaveLength(1)
  })

  test('refuses an address that asks without end', async () => {
    await publish()
    const from = (remoteAddress: string) => app.inject({ url: '/public/status', remoteAddress })
    for (let count = 0; count < 120; count += 1) await from('203.0.113.7')
    const refused = await from('203.0.113.7')
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBeDefined()
    expect((await from('203.0.113.8')).statusCode).toBe(200)
  })
})

describe('what is measured', () => {
  test('nothing that was not used is operational, and the headline says so', async () => {
    const status = await preview()
    expect(status.headline).toBe('unknown')
    const states = status.components.filter(({ id }) => id !== 'jobs').map(({ id, state }) => [id, state])
    expect(states.filter(([, state]) => state !== 'unknown')).toEqual([['web', 'operational']])
  })

  test('checks: live answers count, those of test mode and of earlier do not', async () => {
    const early = new Date(Date.now() - 2 * 3_600_000)
    await makeVerification(db, userId, { mode: 'test' })
    await makeVerification(db, userId, { id: idAt('ver', early), created_at: early })
    expect((await measure(ctx)).identity).toBe('unknown')
    await makeVerification(db, userId)
    expect((await measure(ctx)).identity).toBe('operational')
    expect((await measure(ctx)).bank).toBe('unknown')
  })

  test('checks: a group is as bad as the worst check of it', async () => {
    for (let count = 0; count < 30; count += 1) await makeVerification(db, userId)
    for (let count = 0; count < 3; count += 1)
      await makeVerification(db, userId, { product: 'voter-check', status: 'source_unavailable' })
    expect((await measure(ctx)).identity).toBe('outage')
  })

  test('checks: what this node knows of a source outweighs earlier answers', async () => {
    await makeVerification(db, userId)
    const health = () => [{ product: 'pan-check' as const, state: 'down' as const }]
    expect((await measure({ ...ctx, sources: { ...ctx.sources, health } })).identity).toBe('outage')
  })

  test('the API: failures of our own count, a source that is down does not', async () => {
    const request = (outcome: string) => {
      const at = { user_id: userId, method: 'POST', path: '/v1/pan-check', status_code: 200, duration_ms: 5 }
      const values = { ...at, id: newId('req'), ip: '203.0.113.7', mode: 'live', outcome }
      return db.insertInto('request_log').values(values).execute()
    }
    await request('source_unavailable')
    expect((await measure(ctx)).gateway).toBe('operational')
    for (let count = 0; count < 3; count += 1) await request('failed')
    expect((await measure(ctx)).gateway).toBe('outage')
  })

  test('payments: orders that the gateway has taken, and those that it has not', async () => {
    const order = async (gateway_order_id: string | null, minutes: number) => {
      const at = new Date(Date.now() - minutes * 60_000)
      await db
        .insertInto('payment_orders')
        .values({
          id: idAt('ord', at),
          user_id: userId,
          gateway: 'sandbox',
          gateway_order_id,
          purpose: 'topUp',
          wallet: 'api',
          currency: 'INR',
          charged_minor: 118_00,
          credit_paise: 100_00,
          tax_paise: 18_00,
          buyer_sealed: 'sealed',
          ordered_by: 'Asha Rao',
          created_at: at,
        })
        .execute()
    }
    await order(null, 0)
    expect((await measure(ctx)).payments).toBe('unknown')
    await order('order_1', 5)
    expect((await measure(ctx)).payments).toBe('operational')
    for (const minutes of [3, 4, 6]) await order(null, minutes)
    expect((await measure(ctx)).payments).toBe('outage')
  })

  test('e-sign: documents that were sealed, and those that should be', async () => {
    const document_file = newId('fil')
    await db
      .insertInto('files')
      .values({
        id: document_file,
        user_id: userId,
        type: 'application/pdf',
        bytes: 10,
        sha256: 'ab',
        is_locked: false,
        keep_until: hours(24),
      })
      .execute()
    const envelope = (state: 'completed' | 'sealing', minutes: number) => {
      const at = new Date(Date.now() - minutes * 60_000)
      const sealed = { created_by: 'sealed', title: 'sealed', draft_sealed: 'sealed', document_file }
      const ended = state === 'completed' ? { ended_at: at } : {}
      return db
        .insertInto('envelopes')
        .values({ id: newId('env'), user_id: userId, mode: 'live', state, ...sealed, updated_at: at, ...ended })
        .execute()
    }
    await envelope('completed', 90)
    await envelope('sealing', 1)
    expect((await measure(ctx)).signing).toBe('unknown')
    await envelope('completed', 5)
    expect((await measure(ctx)).signing).toBe('operational')
    for (let count = 0; count < 3; count += 1) await envelope('sealing', 15)
    expect((await measure(ctx)).signing).toBe('outage')
  })

  test('messages: deliveries, not their recipients', async () => {
    const real = { ...ctx, config: { ...ctx.config, CHANNELS: 'smtp' as const } }
    expect((await measure(real)).messages).toBe('unknown')
    const delivery = (status: string, error: string | null) => {
      const id = newId('msg')
      return db
        .insertInto('deliveries')
        .values({ id, channel: 'email', recipient_index: 'index', status })
        .execute()
        .then(() => db.updateTable('deliveries').set({ error }).where('id', '=', id).execute())
    }
    await delivery('queued', null)
    expect((await measure(real)).messages).toBe('unknown')
    await delivery('delivered', null)
    expect((await measure(real)).messages).toBe('operational')
    for (let count = 0; count < 3; count += 1) await delivery('queued', 'connect ECONNREFUSED')
    expect((await measure(real)).messages).toBe('outage')
  })

  test('background work: without a finished job nothing is known, and a stuck one is seen', async () => {
    expect((await measure(ctx)).jobs).toBe('unknown')
    await ctx.jobs.ensureQueue('status-test')
    await ctx.jobs.boss.send('status-test', {})
    expect((await measure(ctx)).jobs).toBe('unknown')
    await sql`update pgboss.job set created_on = now() - interval '2 hours', start_after = now() - interval '2 hours'`.execute(
      db,
    )
    expect((await measure(ctx)).jobs).toBe('outage')
    const [job] = await ctx.jobs.boss.fetch('status-test')
    expect((await measure(ctx)).jobs).toBe('unknown')
    await ctx.jobs.boss.complete('status-test', job?.id ?? '')
    expect((await measure(ctx)).jobs).toBe('operational')
  })

  test('no provider, no customer and no number of traffic is public', async () => {
    await makeVerification(db, userId, { source: 'setu' })
    await opened()
    await publish()
    const { body } = await read()
    for (const secret of ['setu', 'cashfree', 'Asha', userId, adminId, 'made_by', 'createdBy'])
      expect(body).not.toContain(secret)
    expect(Object.keys((await read()).json())).toEqual([
      'measuredAt',
      'headline',
      'components',
      'open',
      'planned',
      'past',
    ])
  })
})

describe('days', () => {
  const noon = new Date('2026-11-21T12:00:00+05:30')
  const states = async (at = noon) => Object.fromEntries(Object.entries(await measure(ctx, at)))
  const kept = () =>
    db.selectFrom('status_days').select(['severity', 'looks']).where('component', '=', 'bank').executeTakeFirstOrThrow()

  test('keep the worst known state, and count several nodes of five minutes once', async () => {
    const all = await states()
    const look = (state: string, minutes: number) =>
      keepLooks(db, { ...all, bank: state } as never, new Date(noon.getTime() + minutes * 60_000))
    await look('unknown', 0)
    expect(await kept()).toEqual({ severity: null, looks: 1 })
    await look('operational', 5)
    await look('unknown', 10)
    expect(await kept()).toEqual({ severity: 0, looks: 3 })
    await look('outage', 11)
    expect(await kept()).toEqual({ severity: 2, looks: 3 })
    await look('degraded', 15)
    expect(await kept()).toEqual({ severity: 2, looks: 4 })
  })

  test('are sampled for every component, and forgotten after a while', async () => {
    await sample(ctx)
    const { count } = await db
      .selectFrom('status_days')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe((await preview()).components.length)
    await sample(ctx, new Date(Date.now() + 101 * 86_400_000))
    expect(await db.selectFrom('status_days').select('day').distinct().execute()).toHaveLength(1)
    expect(SLOT_MS).toBe(300_000)
  })

  test('without looks have no data on the page', async () => {
    const { components } = await preview()
    expect(components.flatMap(({ history }) => history.map(({ state, days }) => [state, days]))).toEqual(
      components.map(() => ['none', 90]),
    )
  })
})

describe('incidents', () => {
  test('lower the state of their components while they are open, and no others', async () => {
    await makeVerification(db, userId)
    const id = await opened({ components: ['identity', 'identity'] })
    expect((await show(id)).components).toEqual(['identity'])
    const status = await preview()
    expect(stateOf(status, 'identity')).toBe('degraded')
    expect(stateOf(status, 'bank')).toBe('unknown')
    expect(status.headline).toBe('degraded')
    await post(`/incidents/${id}/updates`, { state: 'identified', impact: 'critical', textEn: 'It is the database.' })
    expect(stateOf(await preview(), 'identity')).toBe('outage')
    await post(`/incidents/${id}/updates`, { state: 'resolved', textEn: 'It works again.' })
    const after = await preview()
    expect(stateOf(after, 'identity')).toBe('operational')
    expect(after.open).toEqual([])
    expect(after.past).toMatchObject([
      {
        id,
        title: { en: report.titleEn, hi: null },
        state: 'resolved',
        impact: 'critical',
        resolvedAt: expect.any(String),
        updates: [
          { state: 'resolved', text: { en: 'It works again.', hi: null } },
          { state: 'identified', text: { en: 'It is the database.', hi: null } },
          { state: 'investigating', text: { en: report.textEn, hi: report.textHi } },
        ],
      },
    ])
    expect(after.components.find(one => one.id === 'identity')?.history.at(-1)?.state).toBe('outage')
    expect(await actionsOn(id)).toEqual(['incident.opened', 'incident.updated', 'incident.resolved'])
  })

  test('without impact leave unknown what is unknown', async () => {
    await opened({ impact: 'none' })
    expect(stateOf(await preview(), 'bank')).toBe('unknown')
  })

  test('end once: nothing is added to a resolved one', async () => {
    const id = await opened()
    const resolve = () => post(`/incidents/${id}/updates`, { state: 'resolved', textEn: 'It works again.' })
    expect((await resolve()).json()).toEqual({ state: 'resolved' })
    expect((await resolve()).statusCode).toBe(409)
    expect((await show(id)).updates).toHaveLength(2)
  })

  test.each([
    ['titleEn', { titleEn: 'a\nb\nc' }],
    ['textEn', { textEn: ' ' }],
    ['components', { components: [] }],
    ['components.0', { components: ['kitchen'] }],
    ['impact', { impact: 'terrible' }],
    ['state', { state: 'scheduled' }],
    ['startsAt', { startsAt: hours(1) }],
  ])('a wrong %s is named', async (field, wrong) => {
    const answer = await post('/incidents', { ...report, ...wrong })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.fields[0].field).toBe(field)
    expect((await preview()).open).toEqual([])
  })

  test.each([
    ['startsAt', { startsAt: hours(-1) }],
    ['endsAt', { endsAt: plan.startsAt }],
    ['endsAt', { endsAt: null }],
  ])('a wrong %s of maintenance is named', async (field, wrong) => {
    const answer = await post('/incidents/maintenance', { ...plan, ...wrong })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.fields[0].field).toBe(field)
  })

  test('maintenance is planned until it begins, and open from then until somebody ends it', async () => {
    const { id } = (await post('/incidents/maintenance', plan)).json()
    const before = await preview()
    expect(before.planned.map(one => one.id)).toEqual([id])
    expect(before.open).toEqual([])
    expect(stateOf(before, 'web')).toBe('operational')
    await db
      .updateTable('incidents')
      .set({ starts_at: hours(-5), ends_at: hours(-3) })
      .where('id', '=', id)
      .execute()
    const begun = await preview()
    expect(begun.planned).toEqual([])
    expect(begun.open.map(one => one.id)).toEqual([id])
    expect(stateOf(begun, 'web')).toBe('degraded')
    const wrong = await post(`/incidents/${id}/updates`, { state: 'monitoring', textEn: 'We look at it.' })
    expect(wrong.statusCode).toBe(400)
    expect(wrong.json().error.fields[0].field).toBe('state')
    await post(`/incidents/${id}/updates`, { state: 'resolved', textEn: 'It is done.' })
    expect((await preview()).past.map(one => one.id)).toEqual([id])
  })

  test('a withdrawn one is shown to staff only, and stays as it is', async () => {
    await publish()
    const id = await opened()
    expect((await post(`/incidents/${id}/withdraw`, { reason: 'x' })).statusCode).toBe(400)
    expect((await post(`/incidents/${id}/withdraw`, { reason: 'A false alarm' })).json()).toEqual({
      state: 'withdrawn',
    })
    const status: PublicStatus = (await read()).json()
    expect([...status.open, ...status.past]).toEqual([])
    expect(stateOf(status, 'bank')).toBe('unknown')
    expect(status.components.find(one => one.id === 'bank')?.history.at(-1)?.state).toBe('none')
    expect(await show(id)).toMatchObject({
      state: 'withdrawn',
      withdrawnReason: 'A false alarm',
      withdrawnBy: expect.any(String),
    })
    for (const [path, body] of [
      ['updates', { state: 'resolved', textEn: 'It is over.' }],
      ['corrections', { en: 'Another title', reason: 'A typing error' }],
      ['withdraw', { reason: 'A false alarm' }],
    ] as const)
      expect((await post(`/incidents/${id}/${path}`, body)).statusCode).toBe(409)
    expect(await actionsOn(id)).toEqual(['incident.opened', 'incident.withdrawn'])
  })

  test('a correction keeps the earlier text for staff', async () => {
    await publish()
    const id = await opened()
    const [update] = (await show(id)).updates
    const correct = (body: object) => post(`/incidents/${id}/corrections`, { reason: 'A typing error', ...body })
    await correct({ en: 'Bank checks are very slow', hi: 'बैंक की जाँच धीमी है' })
    await correct({ update: update?.id, en: 'Answers take far longer.', hi: null })
    const status: PublicStatus = (await read()).json()
    expect(status.open[0]).toMatchObject({
      title: { en: 'Bank checks are very slow', hi: 'बैंक की जाँच धीमी है' },
      updates: [{ text: { en: 'Answers take far longer.', hi: null } }],
    })
    expect((await read()).body).not.toContain(report.textEn)
    expect(await show(id)).toMatchObject({
      corrections: [{ en: report.titleEn, hi: null, reason: 'A typing error' }],
      updates: [{ corrections: [{ en: report.textEn, hi: report.textHi }] }],
    })
    const other = await opened()
    expect(
      (await post(`/incidents/${other}/corrections`, { update: update?.id, en: 'Not mine', reason: 'A typing error' }))
        .statusCode,
    ).toBe(404)
    expect((await correct({ en: 'x'.repeat(121) })).json().error.fields[0].field).toBe('en')
    expect((await correct({ en: 'Two\nlines' })).statusCode).toBe(400)
    expect((await show(id)).title).toBe('Bank checks are very slow')
  })

  test('unknown ones are 404', async () => {
    for (const [path, body] of [
      ['updates', { state: 'resolved', textEn: 'It is over.' }],
      ['corrections', { en: 'Another title', reason: 'A typing error' }],
      ['withdraw', { reason: 'A false alarm' }],
    ] as const)
      expect((await post(`/incidents/inc_none/${path}`, body)).statusCode).toBe(404)
    expect((await app.inject({ url: '/admin-api/resources/incidents/inc_none', headers: staff })).statusCode).toBe(404)
  })

  test('are found by state, kind, component and words', async () => {
    const slow = await opened()
    const gone = await opened({
      titleEn: 'Payments fail',
      titleHi: 'पेमेंट फ़ेल',
      components: ['payments', 'web'],
      impact: 'major',
    })
    await post(`/incidents/${gone}/withdraw`, { reason: 'A false alarm' })
    const { id: planned } = (await post('/incidents/maintenance', plan)).json()
    const ids = async (filter: object) => (await list(filter)).json().map(({ id }: { id: string }) => id)
    expect(await ids({ state: ['withdrawn'] })).toEqual([gone])
    expect(await ids({ state: ['investigating'] })).toEqual([slow])
    expect(await ids({ kind: ['maintenance'] })).toEqual([planned])
    expect((await ids({ components: ['web'] })).toSorted()).toEqual([gone, planned].toSorted())
    expect(await ids({ impact: ['major'] })).toEqual([gone])
    expect(await ids({ q: 'पेमेंट' })).toEqual([gone])
    expect(await ids({ q: 'bank CHECKS' })).toEqual([slow])
    expect(await ids({ id: [slow, 'inc_none'] })).toEqual([slow])
    const sorted = await app.inject({
      url: `/admin-api/resources/incidents?sort=${encodeURIComponent('["startsAt","DESC"]')}&range=[0,0]`,
      headers: staff,
    })
    expect(sorted.json().map(({ id }: { id: string }) => id)).toEqual([planned])
    expect(sorted.headers['content-range']).toBe('incidents 0-0/3')
  })

  test('auditors read them, support and customers do not, and only who may change sources reports', async () => {
    const id = await opened()
    expect((await list({}, auditor)).statusCode).toBe(200)
    expect((await list({}, support)).statusCode).toBe(403)
    expect((await list({}, customer)).statusCode).toBe(401)
    expect((await app.inject({ url: '/admin-api/status', headers: support })).statusCode).toBe(403)
    for (const headers of [auditor, support]) {
      expect((await post('/incidents', report, headers)).statusCode).toBe(403)
      expect((await post('/incidents/maintenance', plan, headers)).statusCode).toBe(403)
      expect((await post(`/incidents/${id}/withdraw`, { reason: 'A false alarm' }, headers)).statusCode).toBe(403)
      expect(
        (await post(`/incidents/${id}/updates`, { state: 'resolved', textEn: 'It is over.' }, headers)).statusCode,
      ).toBe(403)
      expect(
        (await post(`/incidents/${id}/corrections`, { en: 'Other', reason: 'A typing error' }, headers)).statusCode,
      ).toBe(403)
    }
    expect((await show(id)).state).toBe('investigating')
  })
})
