import type { WebhookEvent } from '../../../../contracts/people/webhookEvents.ts'
import { deliver } from '../../../../server/messaging/webhooks/deliver.ts'
import type { Context } from '../../../../server/platform/context.ts'
import { createEgress } from '../../../../server/platform/egress/index.ts'
import type { TestApp } from '../../../support/app.ts'
import { makeCustomer, signedIn } from '../../../support/factories.ts'

export const egressOf = ({ config }: Context) => createEgress({ production: config.production, ownPort: config.PORT })

/** A customer with the headers of a session, and what one does with endpoints. */
export async function developer({ app, ctx }: Pick<TestApp, 'app' | 'ctx'>) {
  const customer = await makeCustomer(ctx.db)
  const headers = await signedIn(ctx, customer)
  const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) })
  const endpoint = async (url: string, events: WebhookEvent[] = ['verification.completed', 'verification.failed']) => {
    const made = await ask('POST', '/resources/webhooks', { url, events })
    if (made.statusCode !== 200) throw new Error(made.body)
    return made.json() as { id: string; secret: string; hint: string }
  }
  const check = (pan: string) =>
    ask('POST', '/resources/pan-check', { input: { pan }, consent: true, purpose: 'other' })
  const deliveries = () =>
    ctx.db.selectFrom('webhook_deliveries').selectAll().where('user_id', '=', customer.userId).orderBy('id').execute()
  /** The next attempt at each delivery that waits, whenever it is due. */
  const attempt = async () => {
    for (const row of await deliveries())
      await deliver(ctx, egressOf(ctx), { delivery: row.id, attempts: row.attempts })
    return deliveries()
  }
  return { ...customer, headers, ask, endpoint, check, deliveries, attempt }
}
