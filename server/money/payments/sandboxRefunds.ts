import type { Db } from '../../platform/context.ts'
import { newSecret } from '../../platform/identity/ids.ts'
import { type GatewayRefund, GatewayUnavailable } from '../../platform/ports/paymentGateway.ts'

interface Asked {
  paymentId: string
  amount: number
  key: string
}

type Fate = 'pending' | 'processed' | 'failed'

interface Recorded {
  card: string
  made: { id: string; status: Fate; isNew: boolean }
}

const fates: Record<string, Fate> = { late: 'pending', closed: 'failed' }

/**
 * A refund by the sandbox's gateway. The card that was paid with says what befalls it: of `late` it is pending until asked again, of
 * `lost` the first answer does not come through, of `closed` the bank refuses; of any other it is done at once.
 */
export async function refundInSandbox(db: Db, asked: Asked): Promise<GatewayRefund> {
  const recorded = await db.transaction().execute(trx => record(trx, asked))
  if ('refused' in recorded) return { status: 'refused', reason: recorded.refused }
  const { card, made } = recorded
  if (made.isNew && card === 'lost') throw new GatewayUnavailable('The sandbox lost its response')
  return { id: made.id, status: made.status }
}

async function record(trx: Db, { paymentId, amount, key }: Asked): Promise<Recorded | { refused: string }> {
  const payment = await trx
    .selectFrom('sandbox_gateway_payments')
    .selectAll()
    .where('id', '=', paymentId)
    .forUpdate()
    .executeTakeFirst()
  if (payment?.status !== 'captured') return { refused: 'Payment not found' }
  const refunds = await trx
    .selectFrom('sandbox_gateway_refunds')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .execute()
  const earlier = refunds.find(refund => refund.key === key)
  if (earlier) return { card: payment.card, made: await lookedAtAgain(trx, earlier) }
  const given = refunds.filter(({ status }) => status !== 'failed').reduce((sum, refund) => sum + refund.amount, 0)
  if (given + amount > payment.amount) return { refused: 'The refund exceeds the remaining amount of the payment' }
  const status = fates[payment.card] ?? 'processed'
  const id = `rfnd_${newSecret()}`
  await trx.insertInto('sandbox_gateway_refunds').values({ id, payment_id: paymentId, key, amount, status }).execute()
  return { card: payment.card, made: { id, status, isNew: true } }
}

async function lookedAtAgain(trx: Db, { id, status }: { id: string; status: Fate }) {
  const now = status === 'pending' ? ('processed' as const) : status
  await trx.updateTable('sandbox_gateway_refunds').set({ status: now }).where('id', '=', id).execute()
  return { id, status: now, isNew: false }
}
