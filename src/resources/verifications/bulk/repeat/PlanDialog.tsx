import { useNavigate } from 'react-router-dom'
import { changeBulkSchedule, repeatBulkJob } from '../../../../../contracts/calls/bulkSchedules.ts'
import { listProducts } from '../../../../../contracts/calls/verifications.ts'
import { dayOfOccurrence, type Repeat, repeatChoices, repeats } from '../../../../../contracts/checks/schedules.ts'
import { formatCount, formatPaise } from '../../../../../contracts/platform/money.ts'
import { paths, withId } from '../../../../../contracts/platform/paths.ts'
import type { ProductId } from '../../../../../contracts/products/index.ts'
import type { BulkSchedule } from '../../../../../contracts/resources/bulkSchedule.ts'
import { ActionDialog } from '../../../../components/form/ActionDialog.tsx'
import type { Field } from '../../../../components/form/field.ts'
import { useCallQuery } from '../../../../dataProvider/useCallQuery.ts'
import { daysAgo, useDateFormats } from '../../../../i18n/dates.ts'
import { useLocale } from '../../../../i18n/locale.ts'
import { useTexts } from '../../../../i18n/useTexts.ts'
import { HourInput } from './HourInput.tsx'

type PlanSource = 'every' | 'hour' | 'firstOn' | 'lastOn' | 'mostPaise'

/** When and for how much: the fields of a new repetition and of a change. */
function usePlanFields(earliest: string): Field<PlanSource>[] {
  const text = useTexts('schedules')
  const locale = useLocale()
  return [
    {
      source: 'every',
      kind: 'select',
      label: text('dialog.every'),
      choices: repeats.map(value => ({ value, label: repeatChoices[value].label[locale] })),
    },
    { source: 'hour', component: <HourInput label={text('dialog.hour')} /> },
    {
      source: 'firstOn',
      kind: 'date',
      label: text('dialog.firstOn'),
      hint: text('dialog.firstHint'),
      half: true,
      min: earliest,
    },
    { source: 'lastOn', kind: 'date', label: text('dialog.lastOn'), hint: text('dialog.lastHint'), half: true },
    { source: 'mostPaise', kind: 'money', label: text('dialog.most'), hint: text('dialog.mostHint') },
  ]
}

export interface RepeatProps {
  job: { id: string; fileName: string; product: ProductId; rows: number }
  onClose: () => void
}

/** Repeats a finished file. Opens with the customer's price, which becomes the first ceiling. */
const RepeatDialog = (props: RepeatProps) => {
  const { data } = useCallQuery(listProducts, {})
  const pricePaise = data?.find(({ id }) => id === props.job.product)?.pricePaise
  return pricePaise === undefined ? null : <LoadedDialog {...props} mostPaise={props.job.rows * pricePaise} />
}

export default RepeatDialog

/** By default every month, from the next one on. */
const LoadedDialog = ({ job, mostPaise, onClose }: RepeatProps & { mostPaise: number }) => {
  const text = useTexts('schedules')
  const { full } = useDateFormats()
  const navigate = useNavigate()
  const every: Repeat = 'month'
  const firstOn = dayOfOccurrence({ every, hour: 0, firstOn: daysAgo(0) }, 1)
  return (
    <ActionDialog
      wide
      call={repeatBulkJob}
      params={{ id: job.id }}
      defaults={{ every, hour: 9, firstOn, lastOn: null, mostPaise, consent: false }}
      fields={[...usePlanFields(daysAgo(0)), { source: 'consent', kind: 'checkbox', label: text('dialog.consent') }]}
      title={text('dialog.title', { name: job.fileName })}
      detail={
        <>
          {text('dialog.detail', { smart_count: job.rows, count: formatCount(job.rows) })}{' '}
          {text('dialog.price', { price: formatPaise(mostPaise) })} {text('dialog.hourHint')}
        </>
      }
      confirm={text('dialog.confirm')}
      done={({ nextAt }) => text('dialog.made', { when: nextAt ? full(nextAt) : '-' })}
      onDone={({ id }) => void navigate(withId(paths.batchSchedule, id))}
      onClose={onClose}
    />
  )
}

/** Changes when a file is repeated and what a run may cost. */
export const ChangeDialog = ({ schedule, onClose }: { schedule: BulkSchedule; onClose: () => void }) => {
  const text = useTexts('schedules')
  const { every, hour, firstOn, lastOn, mostPaise } = schedule
  return (
    <ActionDialog
      wide
      call={changeBulkSchedule}
      params={{ id: schedule.id }}
      defaults={{ every, hour, firstOn, lastOn, mostPaise }}
      // The day from which months are counted may stay.
      fields={usePlanFields(firstOn)}
      title={text('dialog.change', { name: schedule.fileName })}
      confirm={text('dialog.save')}
      done={text('dialog.saved')}
      onClose={onClose}
    />
  )
}
