import { Button } from '@mui/material'
import { Send } from 'lucide-react'
import { useGetList } from 'ra-core'
import { useState } from 'react'
import { limits } from '../../../contracts/limits.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Section } from '../../components/Section.tsx'
import { SegmentedControl } from '../../components/SegmentedControl.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { DeliveryChip } from './DeliveryChip.tsx'
import { DeliveryDrawer } from './DeliveryDrawer.tsx'
import { type Delivery } from './endpoint.ts'
import styles from './Webhooks.module.css'

const REFRESH_MS = 5_000

/** The delivery log, newest first; those that were given up by themselves. */
export const Deliveries = ({ owner }: { owner: boolean }) => {
  const text = useTexts('webhooks')
  const [shown, setShown] = useState<'all' | 'dead'>('all')
  const [pages, setPages] = useState(1)
  const [open, setOpen] = useState<string | null>(null)
  const { data = [], total = 0 } = useGetList<Delivery>(
    'webhook-deliveries',
    {
      pagination: { page: 1, perPage: Math.min(pages * limits.pageSize, limits.maxPageSize) },
      sort: { field: 'id', order: 'DESC' },
      filter: shown === 'dead' ? { status: 'dead' } : {},
    },
    { onError: () => {}, refetchInterval: REFRESH_MS },
  )
  return (
    <Section
      flush
      title={text('deliveries.title')}
      aside={
        <SegmentedControl
          label={text('deliveries.filter')}
          value={shown}
          options={[
            { value: 'all', label: text('deliveries.all') },
            { value: 'dead', label: text('deliveries.dead') },
          ]}
          onChange={setShown}
        />
      }
    >
      {data.length === 0 ? (
        <EmptyState
          icon={Send}
          tone="neutral"
          title={text(shown === 'dead' ? 'deliveries.noneDead' : 'deliveries.none')}
        >
          {shown === 'all' && text('deliveries.noneDetail')}
        </EmptyState>
      ) : (
        <ul className={styles.deliveries}>
          {data.map(delivery => (
            <Line key={delivery.id} delivery={delivery} onOpen={() => setOpen(delivery.id)} />
          ))}
        </ul>
      )}
      <p className={styles.foot}>
        {text('deliveries.retention')}{' '}
        {total > data.length && data.length < limits.maxPageSize && (
          <Button size="small" onClick={() => setPages(pages + 1)}>
            {text('deliveries.more')}
          </Button>
        )}
      </p>
      {open && <DeliveryDrawer id={open} owner={owner} onClose={() => setOpen(null)} />}
    </Section>
  )
}

const Line = ({ delivery, onOpen }: { delivery: Delivery; onOpen: () => void }) => {
  const text = useTexts('webhooks')
  const { short } = useDateFormats()
  const { event, url, status, attempts, responseCode, latencyMs, createdAt } = delivery
  const time = short(createdAt)
  const measures = [
    `${text('deliveries.attempts')} ${attempts}`,
    attempts > 0 && (responseCode ?? text('delivery.noAnswer')),
    latencyMs !== null && text('deliveries.ms', { ms: latencyMs }),
  ]
  return (
    <li>
      <button type="button" aria-label={text('deliveries.open', { event, time })} onClick={onOpen}>
        <b className="mono">{event}</b>
        <DeliveryChip status={status} />
        <span className={styles.host}>{new URL(url).host}</span>
        <span className={`num ${styles.measures}`}>{measures.filter(Boolean).join(' · ')}</span>
        <span className={`num ${styles.when}`}>{time}</span>
      </button>
    </li>
  )
}
