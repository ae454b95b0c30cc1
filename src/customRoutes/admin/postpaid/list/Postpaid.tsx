import { CalendarClock } from 'lucide-react'
import { ListBase } from 'ra-core'
import { useState } from 'react'
import { exportPostpaid } from '../../../../../contracts/calls/payments.ts'
import { limits } from '../../../../../contracts/limits.ts'
import { EmptyState } from '../../../../components/EmptyState.tsx'
import { ExportCsvButton } from '../../../../components/list/ExportCsvButton.tsx'
import { ListStates } from '../../../../components/list/ListStates.tsx'
import { useListFilters } from '../../../../components/list/useListFilters.ts'
import { PageHeader } from '../../../../components/PageHeader.tsx'
import { useTexts } from '../../../../i18n/useTexts.ts'
import { useIsNarrow } from '../../../../theme/useIsNarrow.ts'
import { PostpaidCards } from './PostpaidCards.tsx'
import { PostpaidFilters } from './PostpaidFilters.tsx'
import { PostpaidTable } from './PostpaidTable.tsx'

/**
 * Who pays by the month, the largest debt first. What is searched for may be a name or an e-mail: it stays in memory, out of the
 * address and the stored list state.
 */
const Postpaid = () => {
  const text = useTexts('adminPostpaid')
  const [q, setQ] = useState('')
  const searched = q ? { q } : {}
  return (
    <ListBase
      perPage={limits.pageSize}
      sort={{ field: 'outstandingPaise', order: 'DESC' }}
      filter={searched}
      // Said in the list's place, not by a toast.
      queryOptions={{ onError: () => {} }}
    >
      <PageHeader
        quietTitle
        title={text('title')}
        actions={<ExportCsvButton call={exportPostpaid} name="postpaid" filter={searched} />}
      />
      <PostpaidFilters q={q} onAsk={setQ} />
      <Rows onClearSearch={() => setQ('')} />
    </ListBase>
  )
}

const Rows = ({ onClearSearch }: { onClearSearch: () => void }) => {
  const text = useTexts('adminPostpaid')
  const { clearAll } = useListFilters()
  const cards = useIsNarrow()
  const clear = () => {
    onClearSearch()
    clearAll()
  }
  return (
    <ListStates
      skeleton={cards ? ['long', 'number'] : ['long', 'short', 'number', 'number', 'number', 'number']}
      firstUse={
        <EmptyState icon={CalendarClock} title={text('none.title')}>
          {text('none.detail')}
        </EmptyState>
      }
      onClearAll={clear}
    >
      {cards ? <PostpaidCards /> : <PostpaidTable />}
    </ListStates>
  )
}

export default Postpaid
