import { receiveWebhook } from '../../backoffice/reconciliation/webhook.ts'
import { sandboxWebhookSecret } from '../../money/payments/sandboxGateway.ts'
import { signWebhook } from '../../money/payments/webhookSignature.ts'
import type { Context, Trx } from '../../platform/context.ts'
import type { Jobs } from '../../platform/jobs/boss.ts'
import type { GatewayPayment } from '../../platform/ports/paymentGateway.ts'

const QUEUE = 'sandbox-webhook'

export const queueWebhook = (jobs: Jobs, trx: Trx, payment: GatewayPayment, seconds: number) =>
  jobs.sendIn(trx, QUEUE, { payment }, seconds > 0 ? { startAfter: seconds } : {})

/**
 * Delivers the sandbox gateway's webhooks, signed like real ones. They call the handler directly, because the egress client
 * refuses our own port.
 */
export async function startSandboxWebhooks(ctx: Context, { work }: { work: boolean }): Promise<void> {
  if (ctx.config.PAYMENTS !== 'sandbox') return
  await ctx.jobs.ensureQueue(QUEUE, { retryLimit: 5 })
  if (!work) return
  await ctx.jobs.work<{ payment: GatewayPayment }>(QUEUE, ({ data: { payment } }) => {
    const event = payment.status === 'captured' ? 'payment.captured' : 'payment.failed'
    const body = Buffer.from(JSON.stringify({ event, payment }))
    return receiveWebhook(ctx, body, signWebhook(sandboxWebhookSecret(ctx), body))
  })
}
