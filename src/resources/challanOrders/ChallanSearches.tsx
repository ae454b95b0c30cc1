import { Button } from '@mui/material'
import { Search } from 'lucide-react'
import { ListBase, useListContext } from 'ra-core'
import { Link } from 'react-router-dom'
import { limits } from '../../../contracts/limits.ts'
import { paths } from '../../../contracts/paths.ts'
import type { ChallanSearchRow } from '../../../contracts/resources/challanOrder.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { ListStates } from '../../components/list/ListStates.tsx'
import { RecordColumn, RecordTable } from '../../components/list/RecordTable.tsx'
import { useListFilters } from '../../components/list/useListFilters.ts'
import { Money } from '../../components/Money.tsx'
import { NumberPlate } from '../../components/plain/NumberPlate.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useIsNarrow } from '../../theme/useIsNarrow.ts'
import styles from './Lists.module.css'
import { useReopenSearch } from './useReopenSearch.ts'

/** What was looked up; a press opens it with today's prices. */
export const ChallanSearches = () => (
  <ListBase
    resource="challan-searches"
    perPage={limits.pageSize}
    sort={{ field: 'createdAt', order: 'DESC' }}
    queryOptions={{ onError: () => {} }}
  >
    <Rows />
  </ListBase>
)

const Rows = () => {
  const text = useTexts('challanTool')
  const { clearAll } = useListFilters()
  const cards = useIsNarrow()
  return (
    <ListStates
      skeleton={cards ? ['long', 'number'] : ['short', 'short', 'long', 'number', 'number', 'number']}
      firstUse={
        <EmptyState
          icon={Search}
          title={text('lists.searches.none')}
          actions={
            <Button variant="contained" component={Link} to={paths.challanDashboard}>
              {text('lists.orders.start')}
            </Button>
          }
        >
          {text('search.noRecent')}
        </EmptyState>
      }
      onClearAll={clearAll}
    >
      {cards ? <SearchCards /> : <SearchTable />}
    </ListStates>
  )
}

const SearchTable = () => {
  const text = useTexts('challanTool')
  const { short } = useDateFormats()
  const open = useReopenSearch()
  const opened = (id: string) => {
    void open(id)
    return false as const
  }
  return (
    <RecordTable className={styles.table} rowClick={id => opened(String(id))}>
      <RecordColumn<ChallanSearchRow>
        source="createdAt"
        label={text('lists.searches.time')}
        cellClassName={`num ${styles.quiet}`}
        sortByOrder="DESC"
        render={({ createdAt }) => short(createdAt)}
      />
      <RecordColumn<ChallanSearchRow>
        source="rcNo"
        label={text('lists.orders.vehicle')}
        disableSort
        render={({ rcNo }) => <NumberPlate rc={rcNo} />}
      />
      <RecordColumn<ChallanSearchRow>
        source="violator"
        label={text('lists.orders.violator')}
        disableSort
        render={({ violator }) => violator ?? '-'}
      />
      <RecordColumn<ChallanSearchRow>
        source="pending"
        label={text('lists.searches.pending')}
        align="right"
        disableSort
        cellClassName="num"
        render={({ pending }) => pending}
      />
      <RecordColumn<ChallanSearchRow>
        source="paid"
        label={text('lists.searches.paid')}
        align="right"
        disableSort
        cellClassName="num"
        render={({ paid }) => paid}
      />
      <RecordColumn<ChallanSearchRow>
        source="pendingPaise"
        label={text('lists.searches.due')}
        align="right"
        disableSort
        render={({ pendingPaise }) => <Money paise={pendingPaise} strong />}
      />
    </RecordTable>
  )
}

const SearchCards = () => {
  const text = useTexts('challanTool')
  const { short } = useDateFormats()
  const open = useReopenSearch()
  const { data = [] } = useListContext<ChallanSearchRow>()
  return (
    <ul className={styles.cards}>
      {data.map(({ id, rcNo, pending, pendingPaise, createdAt }) => (
        <li key={id}>
          <button type="button" onClick={() => void open(id)}>
            <span>
              <NumberPlate rc={rcNo} />
              <Money paise={pendingPaise} strong />
            </span>
            <span className={`num ${styles.quiet}`}>
              <span>{text('search.pending', { count: pending })}</span>
              <span>{short(createdAt)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
