import { Button } from '@mui/material'
import { FileSpreadsheet } from 'lucide-react'
import { Link } from 'react-router-dom'
import { formatPaise } from '../../../contracts/platform/money.ts'
import { paths, withId } from '../../../contracts/platform/paths.ts'
import type { BulkSchedule, ScheduleRun } from '../../../contracts/resources/bulkSchedule.ts'
import { Section } from '../../components/Section.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { RunChip, resultOf } from './cells.tsx'
import styles from './Schedules.module.css'

interface RunsProps {
  schedule: BulkSchedule
  runs: readonly ScheduleRun[]
  /** The run whose changes are shown. */
  chosen: string | undefined
  onChoose: (run: string) => void
}

/** The runs of a repeated file, the latest first; the file itself is the oldest. */
export const Runs = ({ schedule, runs, chosen, onChoose }: RunsProps) => {
  const text = useTexts('schedules')
  const { full } = useDateFormats()
  return (
    <Section flush title={text('run.title')}>
      <ul className={styles.runs}>
        {runs.map(run => (
          <li key={run.id} data-chosen={run.id === chosen || undefined}>
            <div className={styles.runHead}>
              <span className="num">{full(run.dueAt)}</span>
              <RunChip run={run} />
            </div>
            <p>
              {run.status === 'ended' ? resultOf(run, text) : null}
              {run.reason && text(`run.reason.${run.reason}`, { price: formatPaise(run.pricePaise) })}
            </p>
            <div className={styles.runFoot}>
              <span className={styles.quiet}>
                {text(`run.cause.${run.cause}`)}
                {run.capturedPaise > 0 && ` · ${formatPaise(run.capturedPaise)}`}
              </span>
              {run.compared && (
                <Button
                  size="small"
                  aria-pressed={run.id === chosen}
                  aria-label={text('run.showing', { when: full(run.dueAt) })}
                  onClick={() => onChoose(run.id)}
                >
                  {text('run.changes')}
                </Button>
              )}
              {run.jobId && (
                <Link
                  className={styles.file}
                  to={withId(paths.requestBulkDetail, run.jobId)}
                  aria-label={text('run.file')}
                  title={`${text('run.file')}: ${schedule.fileName}`}
                >
                  <FileSpreadsheet size={16} aria-hidden="true" />
                </Link>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
