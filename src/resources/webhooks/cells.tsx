import { CircleCheck, CircleX, Clock, type LucideIcon, RotateCcw } from 'lucide-react'
import { replayDelivery } from '../../../contracts/calls/webhooks.ts'
import {
  type WebhookDelivery,
  type WebhookDeliveryDetail,
  webhook,
  webhookDelivery,
} from '../../../contracts/resources/webhook.ts'
import { useCanAccess } from '../../authProvider/session.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { JsonView } from '../../components/JsonView.tsx'
import { useOpenRecord } from '../../components/list/useOpenRecord.ts'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useCallAction } from '../../components/useCallAction.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Webhooks.module.css'

interface OfDelivery {
  record: WebhookDelivery
}

interface OfDetail {
  record: WebhookDeliveryDetail
}

/** Secondary users have read-only access to endpoints and deliveries. */
export const useMayChangeWebhooks = () => useCanAccess(webhook, 'create')

const statusIcons: Record<WebhookDelivery['status'], LucideIcon> = {
  pending: Clock,
  delivered: CircleCheck,
  dead: CircleX,
}

export const Status = ({ record: { status } }: OfDelivery) => {
  const locale = useLocale()
  const { label, tone = 'neutral' } = webhookDelivery.fields.status.choices[status]
  return <ToneChip tone={tone} icon={statusIcons[status]} label={label[locale]} />
}

export const Event = ({ record: { event } }: OfDelivery) => <b className={`mono ${styles.event}`}>{event}</b>

/** Table rows cannot be opened by keyboard, so the event is a button. */
export const EventButton = ({ record }: OfDelivery) => {
  const text = useTexts('webhooks')
  const { short } = useDateFormats()
  const { open } = useOpenRecord()
  const { id, event, createdAt } = record
  return (
    <button
      type="button"
      className={styles.open}
      aria-label={text('deliveries.open', { event, time: short(createdAt) })}
      aria-haspopup="dialog"
      onClick={press => {
        press.stopPropagation()
        open(id)
      }}
    >
      <Event record={record} />
    </button>
  )
}

export const Host = ({ record: { url } }: OfDelivery) => new URL(url).host

/** Status code of the last attempt. */
export const Response = ({ record: { attempts, responseCode } }: OfDelivery) => {
  const text = useTexts('webhooks')
  return attempts === 0 ? '-' : (responseCode ?? text('delivery.noAnswer'))
}

export const Latency = ({ record: { latencyMs } }: OfDelivery) => {
  const text = useTexts('webhooks')
  return latencyMs === null ? '-' : <span className="num">{text('deliveries.ms', { ms: latencyMs })}</span>
}

/** Attempts, response and latency in one line, on a card. */
export const Measures = ({ record }: OfDelivery) => {
  const locale = useLocale()
  const { attempts, latencyMs } = record
  return (
    <>
      {webhookDelivery.fields.attempts.label[locale]} {attempts}
      {attempts > 0 && (
        <>
          {' · '}
          <Response record={record} />
        </>
      )}
      {latencyMs !== null && (
        <>
          {' · '}
          <Latency record={record} />
        </>
      )}
    </>
  )
}

/** Sends the event again as a new delivery. */
export const Replay = ({ record: { id } }: OfDetail) => {
  const text = useTexts('webhooks')
  const mayChange = useMayChangeWebhooks()
  const { close } = useOpenRecord()
  const { run, busy } = useCallAction(replayDelivery)
  if (!mayChange) return null
  return (
    <BusyButton
      className={styles.replay}
      variant="outlined"
      startIcon={<RotateCcw />}
      busy={busy}
      onClick={() => run({ params: { id } }, text('delivery.replayed'), close)}
    >
      {text('delivery.replay')}
    </BusyButton>
  )
}

/** Each attempt with the endpoint's response or the error. */
export const Attempts = ({ record: { tries } }: OfDetail) => {
  const text = useTexts('webhooks')
  const { clock, day } = useDateFormats()
  return (
    <div className={styles.attempts}>
      <h3>{text('delivery.tries')}</h3>
      {tries.length === 0 && <p>{text('delivery.noTries')}</p>}
      <ol>
        {tries.map(({ number, at, responseCode, latencyMs, error, snippet }) => (
          <li key={number}>
            <span className="num">
              {day(at)}, {clock(at).slice(0, 8)} · {responseCode ?? text('delivery.noAnswer')} ·{' '}
              {text('deliveries.ms', { ms: latencyMs })}
            </span>
            {error && <span className={styles.error}>{error}</span>}
            {snippet && <code>{snippet}</code>}
          </li>
        ))}
      </ol>
    </div>
  )
}

export const Body = ({ record: { body } }: OfDetail) => {
  const text = useTexts('webhooks')
  return <JsonView label={text('delivery.body')} value={JSON.parse(body)} />
}
