import { CircleCheck, CircleDot, CircleX, Undo2 } from 'lucide-react'
import type { ChallanOrderStatus } from '../../../contracts/challans.ts'
import { type ChallanOrderDetail, challanEventLabels } from '../../../contracts/resources/challanOrder.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './ChallanOrders.module.css'

const steps = ['paid', 'processing', 'settled'] as const
const icons = { done: CircleCheck, current: CircleDot, pending: CircleDot } as const

type State = keyof typeof icons

/** The last step that each status has reached; those before it are done. */
const lastStepOf: Partial<Record<ChallanOrderStatus, number>> = { created: -1, paid: 0, processing: 1, settled: 2 }

/** The three steps follow the order's real status, with the day of each (A102); one that ended otherwise says so instead. */
export const ChallanOrderStepper = ({ order }: { order: ChallanOrderDetail }) => {
  const text = useTexts('challanTool')
  const locale = useLocale()
  const { short, day } = useDateFormats()
  const lastStep = lastStepOf[order.status]
  if (lastStep === undefined) {
    const Icon = order.status === 'refunded' ? Undo2 : CircleX
    return (
      <p className={styles.ended}>
        <Icon size={18} aria-hidden="true" />
        {challanEventLabels[order.status][locale]}
      </p>
    )
  }
  const stateOf = (index: number): State => {
    if (index <= lastStep && !(index === lastStep && order.status === 'processing')) return 'done'
    return index === lastStep || (order.status === 'paid' && index === 1) ? 'current' : 'pending'
  }
  const waiting = (step: (typeof steps)[number], state: State): string => {
    if (step !== 'settled' || !order.expected) return text(`order.step.${state}`)
    const { by, late } = order.expected
    return late ? text('order.late') : text('order.usually', { date: day(by) })
  }
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => {
        const state = stateOf(index)
        const Icon = icons[state]
        const when = order.timeline.find(({ status }) => status === step)?.at
        return (
          <li key={step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <Icon size={18} aria-hidden="true" />
            <span>
              <strong>{text(`order.steps.${step}`)}</strong>
              <span className="num">{when && state !== 'pending' ? short(when) : waiting(step, state)}</span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
