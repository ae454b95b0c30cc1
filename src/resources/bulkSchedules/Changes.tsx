import { Button } from '@mui/material'
import { keepPreviousData } from '@tanstack/react-query'
import { ArrowRight, Download } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { z } from 'zod'
import { bulkScheduleChanges, bulkScheduleChangesCsv, type rowChange } from '../../../contracts/calls/bulkSchedules.ts'
import { entryOf } from '../../../contracts/checks/catalogue.ts'
import { formatCount } from '../../../contracts/platform/money.ts'
import { withId } from '../../../contracts/platform/paths.ts'
import type { BulkSchedule, ScheduleRun } from '../../../contracts/resources/bulkSchedule.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { OutcomeCounts } from '../../components/OutcomeCounts.tsx'
import { Section } from '../../components/Section.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useToast } from '../../components/useToast.ts'
import type { CallError } from '../../dataProvider/callError.ts'
import { download } from '../../dataProvider/download.ts'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Schedules.module.css'

interface ChangesProps {
  schedule: BulkSchedule
  /** Undefined before the first run that could be compared. */
  run: ScheduleRun | undefined
}

/** What a run's answers have that the answers before had not. */
export const Changes = ({ schedule, run }: ChangesProps) => {
  const text = useTexts('schedules')
  const { full } = useDateFormats()
  const compared = run?.compared
  if (!run || !compared)
    return (
      <Section title={text('changes.title')}>
        <p className={styles.quiet}>{text('changes.noneYet')}</p>
      </Section>
    )
  const any = compared.changed + compared.found + compared.lost > 0
  return (
    <Section title={text('changes.title')} aside={any && <CsvButton schedule={schedule} run={run} />}>
      <p className={styles.lead}>{text('changes.on', { when: full(run.dueAt) })}</p>
      <OutcomeCounts
        outcomes={[
          { label: text('changes.kinds.changed'), count: compared.changed, tone: 'info' },
          { label: text('changes.kinds.found'), count: compared.found, tone: 'success' },
          { label: text('changes.kinds.lost'), count: compared.lost, tone: 'danger' },
          { label: text('changes.unchanged'), count: compared.unchanged, tone: 'neutral' },
          ...(compared.uncompared > 0
            ? [{ label: text('changes.uncompared'), count: compared.uncompared, tone: 'warning' as const }]
            : []),
        ]}
      />
      {any ? <ChangedRows schedule={schedule} run={run} /> : <p className={styles.none}>{text('changes.none')}</p>}
    </Section>
  )
}

const ChangedRows = ({ schedule, run }: { schedule: BulkSchedule; run: ScheduleRun }) => {
  const text = useTexts('schedules')
  const [after, setAfter] = useState(0)
  const { data } = useCallQuery(
    bulkScheduleChanges,
    { params: { id: schedule.id, run: run.id }, query: { after } },
    { placeholderData: keepPreviousData },
  )
  if (!data) return null
  return (
    <>
      <ul className={styles.changes}>
        {data.rows.map(change => (
          <ChangedRow key={change.row} schedule={schedule} change={change} />
        ))}
      </ul>
      <div className={styles.pager}>
        {after > 0 && (
          <Button size="small" onClick={() => setAfter(0)}>
            {text('changes.first')}
          </Button>
        )}
        {data.next !== null && (
          <Button size="small" variant="outlined" onClick={() => setAfter(data.next ?? 0)}>
            {text('changes.next')}
          </Button>
        )}
      </div>
    </>
  )
}

const tones = { changed: 'info', found: 'success', lost: 'danger' } as const

interface ChangedRowProps {
  schedule: BulkSchedule
  change: z.output<typeof rowChange>
}

/** One row of the file: its masked subject, and each field before and now. */
const ChangedRow = ({ schedule, change }: ChangedRowProps) => {
  const text = useTexts('schedules')
  const { row, subject, kind, verificationId, fields } = change
  return (
    <li>
      <div className={styles.subject}>
        <span className={styles.quiet}>
          {text('changes.row')} <span className="num">{formatCount(row)}</span>
        </span>
        <Link className="mono" to={withId(entryOf(schedule.product).paths.detail, verificationId)}>
          {subject}
        </Link>
        <ToneChip tone={tones[kind]} label={text(`changes.kinds.${kind}`)} />
      </div>
      {fields.length > 0 && (
        <dl className={styles.fields}>
          {fields.map(({ label, from, to }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {from === to ? (
                  text('changes.hidden')
                ) : (
                  <>
                    <del>{from}</del>
                    <ArrowRight size={14} aria-hidden="true" />
                    <ins>{to}</ins>
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}

const CsvButton = ({ schedule, run }: { schedule: BulkSchedule; run: ScheduleRun }) => {
  const text = useTexts('schedules')
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    const name = `${schedule.fileName.replace(/\.\w+$/, '')}-changes-${run.dueAt.slice(0, 10)}.csv`
    await download(bulkScheduleChangesCsv, { params: { id: schedule.id, run: run.id } }, name).catch(
      (error: CallError) => toast(error.message, 'error'),
    )
    setBusy(false)
  }
  return (
    <BusyButton size="small" startIcon={<Download aria-hidden="true" />} busy={busy} onClick={() => void save()}>
      {text('changes.csv')}
    </BusyButton>
  )
}
