import { Ban, CalendarX2, CircleCheck, CircleX, LoaderCircle } from 'lucide-react'
import { Link } from 'react-router-dom'
import { repeatChoices } from '../../../contracts/checks/schedules.ts'
import { formatCount } from '../../../contracts/platform/money.ts'
import { paths, withId } from '../../../contracts/platform/paths.ts'
import type { BulkSchedule, ScheduleRun } from '../../../contracts/resources/bulkSchedule.ts'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { type Translate, useTexts } from '../../i18n/useTexts.ts'
import { useProductLabel } from '../verifications/useProductLabel.ts'
import styles from './Schedules.module.css'

interface CellProps {
  record: BulkSchedule
}

export const ScheduleLink = ({ record: { id, fileName } }: CellProps) => (
  <Link
    className={styles.link}
    to={withId(paths.batchSchedule, id)}
    // The row is clickable too: without this, a click with a modifier key would also open the row in this tab.
    onClick={event => event.stopPropagation()}
  >
    {fileName}
  </Link>
)

export const Product = ({ record }: CellProps) => useProductLabel()(record.product)

/** `Every month, 09:00` */
export const When = ({ record: { every, hour } }: CellProps) => {
  const text = useTexts('schedules')
  const locale = useLocale()
  return text('when', { every: repeatChoices[every].label[locale], hour: String(hour).padStart(2, '0') })
}

/** The result of the last run. */
export const LastRun = ({ record: { lastRun } }: CellProps) =>
  lastRun && lastRun.cause !== 'file' ? <RunResult run={lastRun} /> : <NothingYet />

const NothingYet = () => useTexts('schedules')('notBefore')

/** How many rows changed, or that it is not so far, or why not. */
export const RunResult = ({ run }: { run: ScheduleRun }) => {
  const text = useTexts('schedules')
  if (run.status === 'ended' && run.jobStatus === 'completed') return resultOf(run, text)
  return <RunChip run={run} />
}

export function resultOf({ compared, rows, cause }: ScheduleRun, text: Translate<'schedules'>): string {
  if (!compared) return text(cause === 'file' ? 'run.first' : 'run.none')
  const count = compared.changed + compared.found + compared.lost
  if (count === 0) return text('run.none')
  return text('run.result', { smart_count: count, count: formatCount(count), rows: formatCount(rows) })
}

const looks = {
  running: { tone: 'info', icon: LoaderCircle },
  ended: { tone: 'success', icon: CircleCheck },
  skipped: { tone: 'warning', icon: CalendarX2 },
  cancelled: { tone: 'neutral', icon: Ban },
  failed: { tone: 'danger', icon: CircleX },
} as const

export const RunChip = ({ run: { status, jobStatus } }: { run: ScheduleRun }) => {
  const text = useTexts('schedules')
  const shown = jobStatus === 'cancelled' || jobStatus === 'failed' ? jobStatus : status
  return <ToneChip {...looks[shown]} turning={shown === 'running'} label={text(`run.status.${shown}`)} />
}
