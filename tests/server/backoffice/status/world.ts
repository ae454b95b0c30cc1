import { beforeEach } from 'vitest'
import type { ComponentId, PublicStatus } from '../../../../contracts/pages/statusPage.ts'
import type { IncidentDetail } from '../../../../contracts/resources/incident.ts'
import { forgetStatus } from '../../../../server/backoffice/status/readStatus.ts'
import { testApp } from '../../../support/app.ts'
import { makeAdmin, makeCustomer, signedIn } from '../../../support/factories.ts'

export const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()

export const report = {
  titleEn: 'Bank checks are slow',
  titleHi: null,
  impact: 'minor',
  state: 'investigating',
  components: ['bank'],
  textEn: 'Answers take longer than usual.',
  textHi: 'जवाब आने में देर हो रही है।',
}

export const plan = {
  titleEn: 'Database maintenance',
  impact: 'minor',
  components: ['web', 'gateway'],
  startsAt: hours(24),
  endsAt: hours(26),
  textEn: 'The console is read-only for a while.',
}

export const stateOf = (status: PublicStatus, id: ComponentId) => status.components.find(one => one.id === id)?.state

/** A server on which nothing has happened before each test, staff of several roles, and what they can ask. */
export async function statusWorld() {
  const { app, ctx } = await testApp()
  const { db } = ctx
  const adminId = await makeAdmin(db)
  const staff = await signedIn(ctx, { adminId })
  const as = async (role: 'auditor' | 'support') => signedIn(ctx, { adminId: await makeAdmin(db, role), role })
  const [auditor, support] = [await as('auditor'), await as('support')]
  const { userId } = await makeCustomer(db)
  const customer = await signedIn(ctx, { userId })

  beforeEach(async () => {
    for (const table of [
      'incident_corrections',
      'incident_updates',
      'incidents',
      'status_days',
      'status_page',
    ] as const)
      await db.deleteFrom(table).execute()
    for (const table of ['verifications', 'request_log', 'payment_orders', 'messages', 'envelopes'] as const)
      await db.deleteFrom(table).execute()
    forgetStatus(ctx)
  })

  const post = (path: string, payload: object, headers = staff) =>
    app.inject({ method: 'POST', url: `/admin-api${path}`, headers, payload })
  const read = () => app.inject({ url: '/public/status' })
  return {
    app,
    ctx,
    adminId,
    userId,
    as: { staff, auditor, support, customer },
    post,
    read,
    readOpen: async () => (await read()).json<PublicStatus>(),
    publish: (isPublic = true) => post('/status/page', { isPublic, reason: 'Customers asked for it' }),
    preview: async (): Promise<PublicStatus> =>
      (await app.inject({ url: '/admin-api/status', headers: staff })).json().status,
    show: async (id: string): Promise<IncidentDetail> =>
      (await app.inject({ url: `/admin-api/resources/incidents/${id}`, headers: staff })).json(),
    list: (filter: object, headers = staff) =>
      app.inject({
        url: `/admin-api/resources/incidents?filter=${encodeURIComponent(JSON.stringify(filter))}`,
        headers,
      }),
    opened: async (more: object = {}): Promise<string> => (await post('/incidents', { ...report, ...more })).json().id,
    /** What was logged about an incident. */
    actionsOn: async (id: string) =>
      (await db.selectFrom('audit_events').select('action').where('subject', '=', id).orderBy('id').execute()).map(
        ({ action }) => action,
      ),
  }
}
