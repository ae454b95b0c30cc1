import { useState } from 'react'
import { formatCount } from '../../../contracts/platform/money.ts'
import { formatScore } from '../../../contracts/platform/scores.ts'
import type { AmlQueueRecord } from '../../../contracts/resources/amlQueue.ts'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Queue.module.css'

interface CellProps {
  record: AmlQueueRecord
}

const DAY_MS = 86_400_000

/** For how long it has waited, in whole days. */
export const Age = ({ record: { createdAt } }: CellProps) => {
  const text = useTexts('amlWork')
  const { full } = useDateFormats()
  const [now] = useState(() => Date.now())
  const days = Math.floor((now - Date.parse(createdAt)) / DAY_MS)
  return (
    <span className="num" title={full(createdAt)}>
      {days < 1 ? text('today') : text('waited', { smart_count: days })}
    </span>
  )
}

/** How many hits are open, and whether some of them wait for a second person. */
export const Hits = ({ record: { openHits, toConfirm } }: CellProps) => {
  const text = useTexts('amlWork')
  return (
    <span className={styles.hits}>
      <span className="num">{text('openHits', { smart_count: openHits, count: formatCount(openHits) })}</span>
      {toConfirm > 0 && <ToneChip tone="info" label={text('toConfirm', { count: toConfirm })} />}
    </span>
  )
}

export const Score = ({ record: { score } }: CellProps) => (
  <span className="num">{score === null ? '-' : formatScore(score)}</span>
)

export const Assignee = ({ record: { assignee } }: CellProps) => {
  const text = useTexts('amlWork')
  return assignee ?? <span className={styles.quiet}>{text('unassigned')}</span>
}
