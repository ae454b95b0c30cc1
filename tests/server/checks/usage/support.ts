import type { InjectOptions } from 'fastify'
import type { Insertable } from 'kysely'
import { expect } from 'vitest'
import { addToUsage } from '../../../../server/checks/usage/countUsage.ts'
import type { Context, Db } from '../../../../server/platform/context.ts'
import type { Schema } from '../../../../server/platform/db/schema.ts'
import type { App } from '../../../../server/platform/http/types.ts'
import { newId } from '../../../../server/platform/identity/ids.ts'
import { until } from '../../../support/until.ts'

type Row = Insertable<Schema['request_log']>

/** Inserts a logged request, counted like the gateway's, and returns its id. */
export async function makeRequest(db: Db, userId: string, values: Partial<Row> = {}): Promise<string> {
  const row = {
    id: newId('req'),
    user_id: userId,
    method: 'POST',
    path: '/v1/pan-check',
    product: 'pan-check',
    status_code: 200,
    outcome: 'completed',
    mode: 'live',
    charge_paise: 150,
    duration_ms: 120,
    ip: '203.0.113.9',
    created_at: new Date(),
    ...values,
  }
  await db.insertInto('request_log').values(row).execute()
  await addToUsage(db, [row])
  return row.id
}

/** Calls `/v1` and waits until the call is logged. */
export async function callAndWait(app: App, { db }: Context, options: InjectOptions) {
  const reply = await app.inject(options)
  const id = String(reply.headers['x-request-id'])
  const row = await until(async () => {
    const found = await db.selectFrom('request_log').selectAll().where('id', '=', id).executeTakeFirst()
    expect(found).toBeTruthy()
    return found as NonNullable<typeof found>
  })
  return { reply, row }
}
