import { Button, Drawer, IconButton, Skeleton } from '@mui/material'
import { RotateCcw, X } from 'lucide-react'
import { useGetOne, useRefresh } from 'ra-core'
import { useId } from 'react'
import { replayDelivery } from '../../../contracts/calls/webhooks.ts'
import { LoadError } from '../../components/EmptyState.tsx'
import { FactList, FactRow } from '../../components/FactRow.tsx'
import { JsonView } from '../../components/JsonView.tsx'
import { useToast } from '../../components/useToast.ts'
import type { CallError } from '../../dataProvider/callError.ts'
import { useCallMutation } from '../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useIsNarrow } from '../../theme/useIsNarrow.ts'
import { DeliveryChip } from './DeliveryChip.tsx'
import { type DeliveryDetail } from './endpoint.ts'
import styles from './Webhooks.module.css'

interface DeliveryDrawerProps {
  id: string
  owner: boolean
  onClose: () => void
}

/** One delivery with what was sent and each attempt. */
export const DeliveryDrawer = ({ id, owner, onClose }: DeliveryDrawerProps) => {
  const text = useTexts('webhooks')
  const titleId = useId()
  const narrow = useIsNarrow()
  // `meta` keeps it apart from the list's rows, which have no body.
  const { data, error, refetch } = useGetOne<DeliveryDetail>(
    'webhook-deliveries',
    { id, meta: { whole: true } },
    { onError: () => {} },
  )
  return (
    <Drawer
      open
      anchor={narrow ? 'bottom' : 'right'}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId } }}
    >
      <div className={styles.drawerHead}>
        <h2 id={titleId}>{text('delivery.title')}</h2>
        <IconButton size="large" aria-label={text('delivery.close')} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <div className={styles.drawerBody} aria-busy={!data && !error}>
        {data && <Detail delivery={data} owner={owner} onClose={onClose} />}
        {!data && error && <LoadError requestId={(error as CallError).requestId} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton variant="rounded" height={320} />}
      </div>
    </Drawer>
  )
}

interface DetailProps extends Pick<DeliveryDrawerProps, 'owner' | 'onClose'> {
  delivery: DeliveryDetail
}

const Detail = ({ delivery, owner, onClose }: DetailProps) => {
  const text = useTexts('webhooks')
  const { full } = useDateFormats()
  const toast = useToast()
  const refresh = useRefresh()
  const { mutate, isPending } = useCallMutation(replayDelivery)
  const { id, url, event, eventId, status, nextAt, replayOf, body } = delivery
  const replay = () =>
    mutate(
      { params: { id } },
      {
        onSuccess: () => {
          toast(text('delivery.replayed'), 'success')
          refresh()
          onClose()
        },
        onError: error => toast(error.message, 'error'),
      },
    )
  return (
    <>
      <FactList columns={1}>
        <FactRow label={text('deliveries.event')}>
          <span className="mono">{event}</span>
        </FactRow>
        <FactRow label={text('deliveries.statusLabel')}>
          <DeliveryChip status={status} />
        </FactRow>
        <FactRow label={text('deliveries.to')}>
          <span className={`mono ${styles.url}`}>{url}</span>
        </FactRow>
        <FactRow label={text('delivery.id')}>
          <span className={`mono ${styles.url}`}>{id}</span>
        </FactRow>
        <FactRow label={text('delivery.eventId')}>
          <span className={`mono ${styles.url}`}>{eventId}</span>
        </FactRow>
        {nextAt && <FactRow label={text('delivery.next')}>{full(nextAt)}</FactRow>}
        {replayOf && (
          <FactRow label={text('delivery.replayOf')}>
            <span className={`mono ${styles.url}`}>{replayOf}</span>
          </FactRow>
        )}
      </FactList>
      {owner && (
        <Button variant="outlined" startIcon={<RotateCcw />} disabled={isPending} onClick={replay}>
          {text('delivery.replay')}
        </Button>
      )}
      <Tries tries={delivery.tries} />
      <JsonView label={text('delivery.body')} value={JSON.parse(body)} />
    </>
  )
}

const Tries = ({ tries }: Pick<DeliveryDetail, 'tries'>) => {
  const text = useTexts('webhooks')
  const { clock, day } = useDateFormats()
  return (
    <div>
      <h3>{text('delivery.tries')}</h3>
      {tries.length === 0 && <p className={styles.words}>{text('delivery.noTries')}</p>}
      <ol className={styles.tries}>
        {tries.map(({ number, at, responseCode, latencyMs, error, snippet }) => (
          <li key={number}>
            <span className="num">
              {day(at)}, {clock(at).slice(0, 8)} · {responseCode ?? text('delivery.noAnswer')} ·{' '}
              {text('deliveries.ms', { ms: latencyMs })}
            </span>
            {error && <span className={styles.wrong}>{error}</span>}
            {snippet && <code>{snippet}</code>}
          </li>
        ))}
      </ol>
    </div>
  )
}
