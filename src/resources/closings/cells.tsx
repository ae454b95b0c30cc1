import { CircleCheck, LockKeyhole } from 'lucide-react'
import { type Closing, closing } from '../../../contracts/resources/closing.ts'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Closings.module.css'

interface CellProps {
  record: Pick<Closing, 'id' | 'state' | 'blockers'>
}

/** A day or a month in words. Uses the middle of a month, which is in that month in every time zone. */
export function usePeriod() {
  const { day, month } = useDateFormats()
  return (id: string) => (id.length === 7 ? month(`${id}-15T12:00:00Z`) : day(id))
}

export const PeriodCell = ({ record: { id } }: CellProps) => <b className={`num ${styles.period}`}>{usePeriod()(id)}</b>

const tones = { open: 'neutral', prepared: 'warning', closed: 'success', reopening: 'danger' } as const

export const StateChip = ({ record: { state } }: CellProps) => (
  <ToneChip
    tone={tones[state]}
    {...(state === 'closed' && { icon: LockKeyhole })}
    label={closing.fields.state.choices[state].label[useLocale()]}
  />
)

export const Blockers = ({ record: { state, blockers } }: CellProps) => {
  const text = useTexts('adminClosing')
  if (state === 'closed' || state === 'reopening') return '-'
  if (blockers.length === 0) return <ToneChip tone="success" icon={CircleCheck} label={text('nothing')} />
  return (
    <span className={styles.blockers}>
      {blockers.map(({ kind, count }) => text(`blockers.${kind}`, { smart_count: count })).join('; ')}
    </span>
  )
}

export const Lead = () => <p className={styles.lead}>{useTexts('adminClosing')('lead')}</p>
