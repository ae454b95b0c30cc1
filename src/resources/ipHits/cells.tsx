import { limits } from '../../../contracts/platform/limits.ts'
import { formatCount } from '../../../contracts/platform/money.ts'
import { type IpHit, ipHit } from '../../../contracts/resources/ipHit.ts'
import { DateRangeEditor } from '../../components/list/DateRangeEditor.tsx'
import { useListFilters } from '../../components/list/useListFilters.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './IpHits.module.css'

interface CellProps {
  record: Pick<IpHit, 'blocked'>
}

/** The number of blocked calls, highlighted unless it is 0. */
export const BlockedCount = ({ record: { blocked } }: CellProps) => (
  <span className={`num ${blocked > 0 ? styles.blocked : styles.quiet}`}>{formatCount(blocked)}</span>
)

export const BlockedWithLabel = ({ record }: CellProps) => (
  <span>
    {ipHit.fields.blocked.label[useLocale()]} <BlockedCount record={record} />
  </span>
)

/** Filters by period. The server limits the number of days. */
export const PeriodEditor = () => {
  const text = useTexts('admin')
  const { filters, set } = useListFilters<{ createdFrom?: string; createdTo?: string }>()
  const { createdFrom, createdTo } = filters
  return (
    <>
      <DateRangeEditor days={{ createdFrom, createdTo }} onChange={set} />
      <p className={styles.hint}>{text('ipAllowList.hits.most', { days: limits.ipHits.mostDays })}</p>
    </>
  )
}
