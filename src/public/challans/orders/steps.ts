import type { ChallanOrder } from '../../../../contracts/calls/challanFields.ts'

type Status = ChallanOrder['status']

/** `stopped`: it ends here otherwise than it should. */
export type StepState = 'done' | 'current' | 'pending' | 'stopped'

export interface Step {
  name: 'paid' | 'processing' | 'settled' | 'refunded' | 'failed' | 'expired' | 'unpaid'
  state: StepState
  /** When it came to that; null where nothing has happened yet. */
  at: string | null
}

/** When an order first came to a status. */
export const timeOf = ({ timeline }: Pick<ChallanOrder, 'timeline'>, status: Status): string | null =>
  timeline.find(event => event.status === status)?.at ?? null

const ends: Partial<Record<Status, StepState>> = { settled: 'done', refunded: 'done', failed: 'stopped' }

/** The three steps of an order, as its real status has them (A102). One that was given back or not settled ends so. */
export function stepsOf(order: Pick<ChallanOrder, 'status' | 'timeline'>): Step[] {
  const { status } = order
  const [paid, processing] = [timeOf(order, 'paid'), timeOf(order, 'processing')]
  const open: Step[] = [
    { name: 'processing', state: 'pending', at: null },
    { name: 'settled', state: 'pending', at: null },
  ]
  if (status === 'created') return [{ name: 'paid', state: 'current', at: null }, ...open]
  if (status === 'expired') return [{ name: 'expired', state: 'stopped', at: timeOf(order, status) }, ...open]
  if (status === 'failed' && !paid) return [{ name: 'unpaid', state: 'stopped', at: timeOf(order, status) }, ...open]
  const first: Step = { name: 'paid', state: 'done', at: paid }
  if (status === 'paid' || status === 'processing')
    return [first, { name: 'processing', state: 'current', at: processing }, ...open.slice(1)]
  return [
    first,
    { name: 'processing', state: processing || status === 'settled' ? 'done' : 'pending', at: processing },
    { name: status, state: ends[status] ?? 'done', at: timeOf(order, status) },
  ]
}
