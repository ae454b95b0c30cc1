import { Button, Skeleton } from '@mui/material'
import { CircleCheck, CircleX, LoaderCircle, SearchCheck, Users } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { challanOrderStatus } from '../../../../contracts/calls/publicChallans.ts'
import type { ChallanOrder } from '../../../../contracts/challans/challanFields.ts'
import { toPaise } from '../../../../contracts/platform/money.ts'
import { paths } from '../../../../contracts/platform/paths.ts'
import { LoadError } from '../../../components/EmptyState.tsx'
import { Money } from '../../../components/Money.tsx'
import { PageTitle, usePageTitle } from '../../../components/usePageTitle.ts'
import { useCallQuery } from '../../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Result.module.css'

type Outcome = 'paid' | 'failed' | 'pending' | 'diverged' | 'taken'

/**
 * The page after a payment (A88). It shows the order's status on the server, whichever of the two addresses the gateway used. Without an
 * order it has nothing to show.
 */
const PaymentResult = ({ expected }: { expected: 'paid' | 'failed' }) => {
  const text = useTexts('challanTool')
  const [query] = useSearchParams()
  const code = query.get('order')
  const { reply, refused, error, refetch } = useChallanOrderStatus(code)
  if (!code || refused)
    return (
      <ResultCard outcome="failed" title={text('result.noOrder')}>
        <Button variant="contained" component={Link} to={paths.challanDashboard}>
          {text('result.toSearch')}
        </Button>
      </ResultCard>
    )
  if (error && !reply) return <LoadError requestId={error.requestId} onRetry={() => void refetch()} />
  if (!reply) return <Skeleton variant="rounded" height={320} />
  const { order, supportEmail } = reply
  const outcome = outcomeOf(order, expected)
  return (
    <ResultCard outcome={outcome} title={text(`result.${outcome}`)}>
      {outcome === 'pending' && <p>{text('result.pendingDetail')}</p>}
      {outcome === 'diverged' && <p>{text('result.divergedDetail')}</p>}
      {outcome === 'taken' && (
        <p>
          {text(
            order.timeline.some(({ status }) => status === 'diverged')
              ? 'result.takenPaidDetail'
              : 'result.takenDetail',
          )}
        </p>
      )}
      {outcome === 'failed' && order.reason && <p>{order.reason}</p>}
      {outcome === 'failed' && <p>{text(order.status === 'failed' ? 'result.kept' : 'result.unreported')}</p>}
      {outcome === 'paid' && (
        <p className={styles.sum}>
          {text('result.total')} <Money paise={toPaise(order.total)} strong /> ·{' '}
          {text('result.challans', { smart_count: order.challans })}
        </p>
      )}
      <p>{text('result.support', { email: supportEmail })}</p>
      <Actions outcome={outcome} />
    </ResultCard>
  )
}

export const PaymentSuccess = () => <PaymentResult expected="paid" />

export const PaymentFailed = () => <PaymentResult expected="failed" />

/** The console has no brand token, so both buttons lead to its own search (A119). */
const Actions = ({ outcome }: { outcome: Outcome }) => {
  const text = useTexts('challanTool')
  if (outcome === 'pending') return null
  const failed = outcome === 'failed'
  return (
    <div className={styles.actions}>
      {!failed && (
        <Button variant="outlined" component={Link} to={paths.challanLists}>
          {text('result.follow')}
        </Button>
      )}
      <Button
        variant="contained"
        component={Link}
        to={failed ? `${paths.challanDashboard}?retry=true` : paths.challanDashboard}
      >
        {text(failed ? 'result.retry' : 'result.more')}
      </Button>
    </div>
  )
}

/** An unpaid order is pending if the gateway reported a payment, otherwise failed. A mismatched payment is under review. */
function outcomeOf(
  { status, diverged, taken }: Pick<ChallanOrder, 'status' | 'diverged' | 'taken'>,
  expected: 'paid' | 'failed',
): Outcome {
  if (taken > 0 && status === 'expired') return 'taken'
  if (diverged && (status === 'created' || status === 'failed' || status === 'expired')) return 'diverged'
  if (status === 'created') return expected === 'paid' ? 'pending' : 'failed'
  return status === 'failed' || status === 'expired' ? 'failed' : 'paid'
}

const icons = { paid: CircleCheck, failed: CircleX, pending: LoaderCircle, diverged: SearchCheck, taken: Users }

const ResultCard = ({ outcome, title, children }: { outcome: Outcome; title: string; children: ReactNode }) => {
  usePageTitle(title)
  const Icon = icons[outcome]
  return (
    <>
      <PageTitle title={title} />
      <section className={styles.result} aria-live="polite">
        <span className={styles.icon} data-outcome={outcome}>
          <Icon size={32} aria-hidden="true" />
        </span>
        <h1>{title}</h1>
        {children}
      </section>
    </>
  )
}

const POLL_MS = 3_000

/** The order's status, polled until the payment is decided. */
function useChallanOrderStatus(code: string | null) {
  const [isDecided, setIsDecided] = useState(false)
  const { data, error, refetch } = useCallQuery(
    challanOrderStatus,
    { params: { code: code ?? '' } },
    { enabled: code !== null, refetchInterval: isDecided ? false : POLL_MS },
  )
  const reply = data?.code === 200 ? data : null
  const isPending = reply?.order.status === 'created' && !reply.order.diverged
  if (data && !isPending && !isDecided) setIsDecided(true)
  return { reply, refused: data !== undefined && !reply, error, refetch }
}
