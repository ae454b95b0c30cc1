import type { DataProvider } from 'react-admin'
import type { CallError } from '../../../dataProvider/callError.ts'
import { pause } from './pause.ts'
import type { Pending } from './pending.ts'
import { type Arrived, arrivedOf, findOrder, settle } from './settle.ts'

interface Subject {
  pending: Pending
  dataProvider: DataProvider
  userId: string
}

interface Told {
  arrived: (arrived: Arrived) => void
  /** No answer came, or one came again. */
  offline: (offline: boolean) => void
  /** The server says that it is no payment of this order. */
  refused: (message: string) => void
  /** Nobody has paid, as far as can be seen. */
  nothing: () => void
}

export interface Look {
  /** Without waiting for the next turn. */
  now: () => void
  stop: () => void
}

/** How often an order without a known payment is looked at: the provider's report comes within seconds. */
const LOOKS = 5

/** Looks at an order until its money is here or it is plain that none comes. A silent server is asked again and again. */
export function look(subject: Subject, told: Told): Look {
  let stopped = false
  let wake = () => {}
  const run = async () => {
    for (let answers = 0; !stopped; ) {
      const seen = await once(subject)
      if (stopped) return
      if (seen.kind === 'arrived') return told.arrived(seen.arrived)
      if (seen.kind === 'refused') return told.refused(seen.message)
      if (seen.kind === 'open' && ++answers >= LOOKS) return told.nothing()
      told.offline(seen.kind === 'silent')
      await Promise.race([
        pause(),
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

type Seen =
  | { kind: 'arrived'; arrived: Arrived }
  | { kind: 'refused'; message: string }
  | { kind: 'open' | 'coming' | 'silent' }

async function once({ pending, dataProvider, userId }: Subject): Promise<Seen> {
  try {
    if (pending.payment_id) return { kind: 'arrived', arrived: await settle(pending, pending.payment_id) }
    const order = await findOrder(dataProvider, pending.order_id)
    if (order?.status === 'credited') return { kind: 'arrived', arrived: await arrivedOf(order, userId) }
    return { kind: order?.status === 'paid' ? 'coming' : 'open' }
  } catch (error) {
    const { status, message } = error as CallError
    return status === 0 || status >= 500 ? { kind: 'silent' } : { kind: 'refused', message }
  }
}
