import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { formatCount } from '../../../contracts/money.ts'
import { paths, withId } from '../../../contracts/paths.ts'
import type { ApiLog, ApiRequest } from '../../../contracts/resources/apiRequest.ts'
import { RecordColumn, RecordTable } from '../../components/list/RecordTable.tsx'
import { useOpenRecord } from '../../components/list/useOpenRecord.ts'
import { Money } from '../../components/Money.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { shortId } from '../verifications/record.ts'
import { type Audience, type ColumnName, columnLabel, columnsFor, usuallyHidden } from './columns.ts'
import { OutcomeChip } from './OutcomeChip.tsx'
import styles from './Requests.module.css'
import { useRequestLabels } from './useRequestLabels.ts'

const numeric: ReadonlySet<ColumnName> = new Set(['charge', 'latency'])

type Row = ApiRequest & Partial<Pick<ApiLog, 'userId' | 'customer'>>

/** The list as a table; a press on a row opens what was asked and answered. */
export const RequestTable = ({ side }: { side: Audience }) => {
  const text = useTexts('usage')
  const cell = useCells()
  const { open } = useOpenRecord()
  const opened = (id: string) => {
    open(id)
    return false as const
  }
  return (
    <RecordTable className={styles.table} hiddenColumns={[...usuallyHidden[side]]} rowClick={id => opened(String(id))}>
      {columnsFor(side).map(name => (
        <RecordColumn<Row>
          key={name}
          source={name as 'id'}
          label={columnLabel(name, text)}
          align={numeric.has(name) ? 'right' : 'left'}
          disableSort={name !== 'id'}
          sortByOrder="DESC"
          cellClassName={name === 'time' || numeric.has(name) ? 'num' : undefined}
          render={row => cell[name](row)}
        />
      ))}
    </RecordTable>
  )
}

function useCells(): Record<ColumnName, (row: Row) => ReactNode> {
  const { short } = useDateFormats()
  const names = useRequestLabels()
  const text = useTexts('usage')
  return {
    time: row => <span className={styles.quiet}>{short(row.createdAt)}</span>,
    customer: ({ userId = '', customer = '' }) => (
      <Link
        className={styles.customer}
        to={withId(paths.adminUserDetail, userId)}
        title={customer}
        // The row takes a press too.
        onClick={event => event.stopPropagation()}
      >
        {customer}
      </Link>
    ),
    product: row => names.product(row.product),
    key: row => <Cut>{names.key(row.key)}</Cut>,
    status: row => <OutcomeChip outcome={row.outcome} />,
    httpStatus: row => <span className="mono">{row.httpStatus}</span>,
    charge: row => <Money paise={row.chargePaise} />,
    latency: row => text('charts.milliseconds', { value: formatCount(row.durationMs) }),
    reference: row => <Cut>{row.reference ?? '-'}</Cut>,
    id: row => (
      <span className="mono" title={row.id}>
        {shortId(row.id)}
      </span>
    ),
    address: row => <span className="mono">{row.address}</span>,
  }
}

const Cut = ({ children }: { children: string }) => (
  <span className={styles.cut} title={children}>
    {children}
  </span>
)
