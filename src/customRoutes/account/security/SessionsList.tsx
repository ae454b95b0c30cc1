import { Button, Skeleton } from '@mui/material'
import { Laptop, type LucideIcon, MonitorSmartphone, Smartphone, Tablet } from 'lucide-react'
import { useState } from 'react'
import type { OwnSession } from '../../../../contracts/calls/ownAccount.ts'
import { BusyButton } from '../../../components/BusyButton.tsx'
import { LoadError } from '../../../components/EmptyState.tsx'
import { ToneChip } from '../../../components/ToneChip.tsx'
import { useToast } from '../../../components/useToast.ts'
import type { CallError } from '../../../dataProvider/callError.ts'
import { useCallMutation, useCallQuery } from '../../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import type { OwnAccountCalls } from './ownAccountCalls.ts'
import styles from './Security.module.css'

const icons: Record<OwnSession['kind'], LucideIcon> = {
  computer: Laptop,
  phone: Smartphone,
  tablet: Tablet,
  unknown: MonitorSmartphone,
}

/** The devices where the reader is signed in, each with a button that ends its session. */
export const SessionsList = ({ calls }: { calls: OwnAccountCalls }) => {
  const text = useTexts('ownAccount')
  const toast = useToast()
  const { data, error, refetch } = useCallQuery(calls.list, {})
  const end = useCallMutation(calls.end)
  const endOthers = useCallMutation(calls.endOthers)
  const [ending, setEnding] = useState<string | null>(null)
  if (error && !data) return <LoadError requestId={error.requestId} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className={styles.loading} variant="rounded" />

  const act = async (id: string, send: () => Promise<{ ended: number }>) => {
    setEnding(id)
    try {
      const { ended } = await send()
      toast(id === OTHERS ? text('endedMany', { smart_count: ended }) : text('endedOne'), 'success')
    } catch (failure) {
      toast((failure as CallError).message, 'error')
    }
    await refetch()
    setEnding(null)
  }

  return (
    <>
      <p className={styles.words}>{text('sessionsDetail')}</p>
      <ul className={styles.sessions} aria-label={text('sessions')}>
        {data.sessions.map(session => (
          <SessionItem
            key={session.id}
            session={session}
            busy={ending === session.id}
            onEnd={() => void act(session.id, () => end.mutateAsync({ params: { id: session.id } }))}
          />
        ))}
      </ul>
      {data.sessions.length > 1 && (
        <BusyButton
          variant="outlined"
          color="error"
          busy={ending === OTHERS}
          onClick={() => void act(OTHERS, () => endOthers.mutateAsync({}))}
        >
          {text('endOthers')}
        </BusyButton>
      )}
    </>
  )
}

/** In place of an id. */
const OTHERS = 'others'

interface SessionItemProps {
  session: OwnSession
  busy: boolean
  onEnd: () => void
}

const SessionItem = ({ session, busy, onEnd }: SessionItemProps) => {
  const text = useTexts('ownAccount')
  const { short } = useDateFormats()
  const { browser, system, ip, own, createdAt, lastUsedAt } = session
  const device =
    browser && system ? text('deviceOf', { browser, system }) : (browser ?? system ?? text('unknownDevice'))
  const Icon = icons[session.kind]
  return (
    <li className={styles.session}>
      <Icon size={20} aria-hidden="true" />
      <div className={styles.about}>
        <b>{device}</b>
        <span className={styles.facts}>
          {ip && <span className="mono">{ip}</span>}
          <span>{text('since', { time: short(createdAt) })}</span>
          <span>{text('lastUsed', { time: short(lastUsedAt) })}</span>
        </span>
      </div>
      {own ? (
        <ToneChip tone="accent" label={text('thisDevice')} />
      ) : (
        <Button
          size="small"
          variant="outlined"
          disabled={busy}
          aria-label={text('endNamed', { device, time: short(createdAt) })}
          onClick={onEnd}
        >
          {text('end')}
        </Button>
      )}
    </li>
  )
}
