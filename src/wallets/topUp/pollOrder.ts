import type { DataProvider } from 'react-admin'
import type { CallError } from '../../dataProvider/callError.ts'
import { type CreditedPayment, creditPayment, findOrder, toCreditedPayment } from './creditPayment.ts'
import type { PendingPayment } from './pendingPayment.ts'
import { pollDelay } from './pollDelay.ts'

interface Subject {
  pending: PendingPayment
  dataProvider: DataProvider
  userId: string
}

interface PollHandlers {
  arrived: (arrived: CreditedPayment) => void
  /** No answer came, or one came again. */
  offline: (offline: boolean) => void
  /** The server says that it is no payment of this order. */
  refused: (message: string) => void
  /** Nobody has paid, as far as can be seen. */
  nothing: () => void
}

export interface OrderPoll {
  /** Without waiting for the next turn. */
  now: () => void
  stop: () => void
}

/** How often an order without a known payment is looked at: the provider's report comes within seconds. */
const MAX_POLLS = 5

/** Looks at an order until its money is here or it is plain that none comes. A silent server is asked again and again. */
export function pollOrder(subject: Subject, told: PollHandlers): OrderPoll {
  let stopped = false
  let wake = () => {}
  const run = async () => {
    for (let answers = 0; !stopped; ) {
      const seen = await pollOnce(subject)
      if (stopped) return
      if (seen.kind === 'arrived') return told.arrived(seen.arrived)
      if (seen.kind === 'refused') return told.refused(seen.message)
      if (seen.kind === 'open' && ++answers >= MAX_POLLS) return told.nothing()
      told.offline(seen.kind === 'silent')
      await Promise.race([
        pollDelay(),
        new Promise<void>(resolve => {
          wake = resolve
        }),
      ])
    }
  }
  void run()
  return {
    now: () => wake(),
    stop: () => {
      stopped = true
      wake()
    },
  }
}

type PollResult =
  | { kind: 'arrived'; arrived: CreditedPayment }
  | { kind: 'refused'; message: string }
  | { kind: 'open' | 'coming' | 'silent' }

async function pollOnce({ pending, dataProvider, userId }: Subject): Promise<PollResult> {
  try {
    if (pending.payment_id) return { kind: 'arrived', arrived: await creditPayment(pending, pending.payment_id) }
    const order = await findOrder(dataProvider, pending.order_id)
    if (order?.status === 'credited') return { kind: 'arrived', arrived: await toCreditedPayment(order, userId) }
    return { kind: order?.status === 'paid' ? 'coming' : 'open' }
  } catch (error) {
    const { status, message } = error as CallError
    return status === 0 || status >= 500 ? { kind: 'silent' } : { kind: 'refused', message }
  }
}
