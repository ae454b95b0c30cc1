import { formatCount, formatPaise } from '../../../contracts/platform/money.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { text as bilingual } from '../../../contracts/platform/text.ts'
import { type BulkSchedule, bulkSchedule } from '../../../contracts/resources/bulkSchedule.ts'
import { FieldValue } from '../../components/FieldValue.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { SummaryCard } from '../../components/SummaryCard.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { shortId } from '../verifications/record.ts'
import { Product, When } from './cells.tsx'
import { ScheduleActions } from './ScheduleActions.tsx'

const batch = bilingual('Batch processing', 'बैच प्रोसेसिंग')

/** Which file, how often, until when, for how much and in whose name. */
export const ScheduleSummary = ({ schedule }: { schedule: BulkSchedule }) => {
  const text = useTexts('schedules')
  const locale = useLocale()
  const { full, day } = useDateFormats()
  const { id, fileName, rows, nextAt, lastOn, pricePaise, mostPaise, createdBy, status } = schedule
  const { fields, words } = bulkSchedule
  return (
    <>
      <PageHeader
        crumbs={[
          { label: batch[locale], to: paths.batchProcessing },
          { label: words?.title[locale] ?? '', to: paths.batchSchedules },
          { label: shortId(id), mono: true },
        ]}
      />
      <SummaryCard
        title={fileName}
        chips={<FieldValue field={fields.status} value={status} />}
        meaning={
          <>
            <Product record={schedule} /> · <When record={schedule} />
          </>
        }
        actions={<ScheduleActions schedule={schedule} />}
        facts={[
          { label: text('facts.next'), value: nextAt && full(nextAt) },
          { label: text('facts.until'), value: lastOn ? day(lastOn) : text('facts.untilEnded') },
          { label: fields.rows.label[locale], value: formatCount(rows) },
          { label: text('facts.price'), value: formatPaise(pricePaise) },
          { label: text('facts.most'), value: formatPaise(mostPaise) },
          { label: text('facts.as'), value: createdBy },
        ]}
      />
    </>
  )
}
