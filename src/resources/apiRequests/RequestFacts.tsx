import { Link } from 'react-router-dom'
import { formatCount } from '../../../contracts/money.ts'
import { paths, withId } from '../../../contracts/paths.ts'
import { isProductId, productOf } from '../../../contracts/products/index.ts'
import type { ApiLogDetail, ApiRequestDetail } from '../../../contracts/resources/apiRequest.ts'
import { CopyButton } from '../../components/CopyButton.tsx'
import { FactList, FactRow } from '../../components/FactRow.tsx'
import { Money } from '../../components/Money.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { VerificationDetail } from '../verifications/record.ts'
import { VerificationTimeline } from '../verifications/show/VerificationTimeline.tsx'
import { OutcomeChip } from './OutcomeChip.tsx'
import { Replay } from './Replay.tsx'
import { RequestBodies } from './RequestBodies.tsx'
import styles from './Requests.module.css'
import { useRequestLabels } from './useRequestLabels.ts'

type Detail = ApiRequestDetail & Partial<ApiLogDetail>

/** Staff's detail has a customer, a trace and the replay besides. */
export const RequestFacts = ({ request }: { request: Detail }) => {
  const text = useTexts('usage')
  const names = useRequestLabels()
  const { day, full, clock } = useDateFormats()
  const { id, userId, customer, key, verificationId, trace } = request
  return (
    <>
      <div className={styles.subject}>
        <OutcomeChip outcome={request.outcome} />
        <Money paise={request.chargePaise} />
      </div>
      <FactList columns={1}>
        <FactRow label={text('column.id')}>
          <span className={`mono ${styles.id}`}>{id}</span>
          <CopyButton value={id} name={text('column.id')} />
        </FactRow>
        <FactRow label={text('column.time')}>
          {day(request.createdAt)}, {clock(request.createdAt)}
        </FactRow>
        {userId && (
          <FactRow label={text('one.customer')}>
            <Link to={withId(paths.adminUserDetail, userId)}>{customer}</Link>
          </FactRow>
        )}
        <FactRow label={text('one.path')}>
          <span className={`mono ${styles.id}`}>
            {request.method} {request.path}
          </span>
        </FactRow>
        <FactRow label={text('column.httpStatus')}>
          <span className="mono">{request.httpStatus}</span>
        </FactRow>
        <FactRow label={text('column.key')}>
          {names.key(key)} {key && <span className="mono">{key.hint}</span>}
        </FactRow>
        <FactRow label={text('mode')}>{text(`modes.${request.mode}`)}</FactRow>
        <FactRow label={text('column.latency')}>
          {text('charts.milliseconds', { value: formatCount(request.durationMs) })}
        </FactRow>
        <FactRow label={text('column.reference')}>{request.reference}</FactRow>
        <FactRow label={text('column.address')}>
          <span className="mono">{request.address}</span>
        </FactRow>
        <FactRow label={text('one.verification')}>
          {verificationId && <Verification id={verificationId} product={request.product} linked={!userId} />}
        </FactRow>
        <FactRow label={text('one.keptUntil')}>{full(request.keptUntil)}</FactRow>
      </FactList>
      <RequestBodies request={request.request} reply={request.reply} />
      {trace && trace.length > 0 && <Trace trace={trace} by={names.key(key)} />}
      {request.replayable !== undefined && <Replay key={id} id={id} replayable={request.replayable} />}
    </>
  )
}

/** The customer's own opens; staff have no page for it. */
const Verification = ({ id, product, linked }: { id: string; product: string | null; linked: boolean }) => {
  const text = useTexts('usage')
  return linked && product && isProductId(product) ? (
    <Link to={withId(productOf(product).paths.detail, id)}>{text('one.openVerification')}</Link>
  ) : (
    <>
      <span className={`mono ${styles.id}`}>{id}</span>
      <CopyButton value={id} name={text('one.verification')} />
    </>
  )
}

/** What the request set going, step by step, as the verification keeps it; `/v1` is paid from the API wallet. */
const Trace = ({ trace, by }: { trace: ApiLogDetail['trace']; by: string }) => {
  const charge = { wallet: 'api' } as VerificationDetail['charge']
  const timeline = trace.map(({ event, at, detail }) => ({ event, at, ...(detail !== undefined && { detail }) }))
  return (
    <div className={styles.part}>
      <VerificationTimeline record={{ timeline, requestedBy: by, channel: 'api', charge } as VerificationDetail} />
    </div>
  )
}
