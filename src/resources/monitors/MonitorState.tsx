import { useRef, useState } from 'react'
import { endMonitor, resumeMonitor } from '../../../contracts/calls/monitoring.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import type { Monitor } from '../../../contracts/resources/monitor.ts'
import { useCanEdit } from '../../authProvider/session.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { useCallAction } from '../../components/useCallAction.ts'
import { attemptKeys } from '../../dataProvider/attemptKeys.ts'
import { daysAgo, useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Monitors.module.css'

/** What monitoring found last and when it is charged next, and the buttons that turn it off and on. */
export const MonitorState = ({ monitor }: { monitor: Monitor }) => {
  const text = useTexts('monitoring')
  const { full } = useDateFormats()
  const { status, checkedAt, changedAt } = monitor
  return (
    <div className={styles.state}>
      {status === 'paused' ? (
        <InlineAlert tone="warning">{text('pausedNote')}</InlineAlert>
      ) : (
        <p>
          <Payment monitor={monitor} />
        </p>
      )}
      {status === 'on' && !checkedAt && <p className={styles.quiet}>{text('notChecked')}</p>}
      {checkedAt && (
        <p className={styles.quiet}>
          {text('checked', { date: full(checkedAt) })}
          <br />
          {changedAt ? text('latest', { date: full(changedAt) }) : text('none')}
        </p>
      )}
      {useCanEdit() && <Actions monitor={monitor} />}
    </div>
  )
}

const Payment = ({ monitor: { status, since, paidUntil, pricePaise } }: { monitor: Monitor }) => {
  const text = useTexts('monitoring')
  const { day } = useDateFormats()
  if (status === 'ended') return isPaid(paidUntil) ? text('endedPaid', { date: day(paidUntil) }) : text('endedNote')
  if (pricePaise === 0) return text('onFree', { date: day(since) })
  return text('on', { date: day(since), price: formatPaise(pricePaise), next: day(paidUntil) })
}

const isPaid = (until: string) => until > daysAgo(0)

const Actions = ({ monitor }: { monitor: Monitor }) => (
  <div className={styles.actions}>
    {monitor.status !== 'on' && <Resume monitor={monitor} />}
    {monitor.status !== 'ended' && <End monitor={monitor} />}
  </div>
)

const Resume = ({ monitor: { id, paidUntil, pricePaise } }: { monitor: Monitor }) => {
  const text = useTexts('monitoring')
  const { day } = useDateFormats()
  const { run, busy } = useCallAction(resumeMonitor)
  const keys = useRef(attemptKeys())
  const body = { atMostPaise: pricePaise }
  const resume = () =>
    run({ params: { id }, body, idempotencyKey: keys.current.keyFor(body) }, text('resumed'), () =>
      keys.current.ended(),
    )
  return (
    <BusyButton variant="outlined" busy={busy} onClick={resume}>
      {isPaid(paidUntil)
        ? text('resumePaid', { date: day(paidUntil) })
        : text('resume', { price: formatPaise(pricePaise) })}
    </BusyButton>
  )
}

const End = ({ monitor: { id, status, paidUntil } }: { monitor: Monitor }) => {
  const text = useTexts('monitoring')
  const { day } = useDateFormats()
  const [open, setOpen] = useState(false)
  const { run, busy } = useCallAction(endMonitor)
  const end = async () => run({ params: { id } }, text('ended'), () => setOpen(false))
  // Nothing is paid while it is paused, so there is nothing to think over.
  const isFree = status === 'paused'
  return (
    <>
      <BusyButton color="inherit" variant="outlined" busy={busy} onClick={() => (isFree ? void end() : setOpen(true))}>
        {text('end')}
      </BusyButton>
      {open && (
        <ConfirmDialog title={text('endTitle')} confirm={text('end')} onConfirm={end} onClose={() => setOpen(false)}>
          {text('endDetail', { date: day(paidUntil) })}
        </ConfirmDialog>
      )}
    </>
  )
}
