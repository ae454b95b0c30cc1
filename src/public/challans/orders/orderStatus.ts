import {
  CircleCheck,
  CircleX,
  Clock,
  IndianRupee,
  LoaderCircle,
  type LucideIcon,
  RotateCcw,
  SearchCheck,
  TimerOff,
} from 'lucide-react'
import type { ChallanOrder } from '../../../../contracts/challans/challanFields.ts'
import type { ChallanEvent } from '../../../../contracts/challans/challans.ts'
import type { Tone } from '../../../components/tone.ts'

type Status = ChallanOrder['status']

/** `stopped`: the order ended here without settlement. */
export type OrderStepState = 'done' | 'current' | 'pending' | 'stopped'

export interface OrderStep {
  name: 'paid' | 'processing' | 'settled' | 'refunded' | 'failed' | 'expired' | 'unpaid'
  state: OrderStepState
  /** When the step was reached; null if it was not. */
  at: string | null
}

/** When an order first reached a status. */
export const statusTime = ({ timeline }: Pick<ChallanOrder, 'timeline'>, status: Status): string | null =>
  timeline.find(event => event.status === status)?.at ?? null

const ends: Partial<Record<Status, OrderStepState>> = { settled: 'done', refunded: 'done', failed: 'stopped' }

/** The three steps according to the order's real status (A102). A refunded or failed order ends at its own step. */
export function toOrderSteps(order: Pick<ChallanOrder, 'status' | 'timeline'>): OrderStep[] {
  const { status } = order
  const [paid, processing] = [statusTime(order, 'paid'), statusTime(order, 'processing')]
  const open: OrderStep[] = [
    { name: 'processing', state: 'pending', at: null },
    { name: 'settled', state: 'pending', at: null },
  ]
  if (status === 'created') return [{ name: 'paid', state: 'current', at: null }, ...open]
  if (status === 'expired') return [{ name: 'expired', state: 'stopped', at: statusTime(order, status) }, ...open]
  if (status === 'failed' && !paid)
    return [{ name: 'unpaid', state: 'stopped', at: statusTime(order, status) }, ...open]
  const first: OrderStep = { name: 'paid', state: 'done', at: paid }
  if (status === 'paid' || status === 'processing')
    return [first, { name: 'processing', state: 'current', at: processing }, ...open.slice(1)]
  return [
    first,
    { name: 'processing', state: processing || status === 'settled' ? 'done' : 'pending', at: processing },
    { name: status, state: ends[status] ?? 'done', at: statusTime(order, status) },
  ]
}

/** Icons and tones of order statuses and other timeline events. */
export const orderStatusStyles: Record<ChallanEvent, { tone: Tone; icon: LucideIcon }> = {
  created: { tone: 'warning', icon: Clock },
  paid: { tone: 'accent', icon: IndianRupee },
  processing: { tone: 'info', icon: LoaderCircle },
  settled: { tone: 'success', icon: CircleCheck },
  refunded: { tone: 'neutral', icon: RotateCcw },
  failed: { tone: 'danger', icon: CircleX },
  expired: { tone: 'neutral', icon: TimerOff },
  diverged: { tone: 'warning', icon: SearchCheck },
  returned: { tone: 'accent', icon: RotateCcw },
}
