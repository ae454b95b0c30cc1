import { Button } from '@mui/material'
import { IndianRupee, Plus } from 'lucide-react'
import { ListBase } from 'ra-core'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { limits } from '../../../../../contracts/limits.ts'
import { EmptyState } from '../../../../components/EmptyState.tsx'
import { ListStates } from '../../../../components/list/ListStates.tsx'
import { useListFilters } from '../../../../components/list/useListFilters.ts'
import { PageHeader } from '../../../../components/PageHeader.tsx'
import { lazyPage } from '../../../../components/plain/lazyPage.ts'
import { useTexts } from '../../../../i18n/useTexts.ts'
import { useIsNarrow } from '../../../../theme/useIsNarrow.ts'
import { DialogSuspense } from '../DialogSuspense.tsx'
import type { PriceTarget, UserPriceFilter } from './priceTarget.ts'
import { UserPriceCards } from './UserPriceCards.tsx'
import { UserPriceFilters } from './UserPriceFilters.tsx'
import { UserPriceTable } from './UserPriceTable.tsx'

const SetPrice = lazyPage<{ chosen: PriceTarget; onClose: () => void }>(() => import('./SetPrice.tsx'))

/** The prices that customers have of their own. `?userId=` is the way here from a customer's page. */
const UserPrices = () => {
  const [search] = useSearchParams()
  const userId = search.get('userId')
  if (userId) {
    const filter = JSON.stringify({ customer: userId })
    return <Navigate replace to={{ search: `?filter=${encodeURIComponent(filter)}` }} />
  }
  return <Prices />
}

/** What is searched for may be a name or an e-mail: it stays in memory, out of the address and the stored list state. */
const Prices = () => {
  const [q, setQ] = useState('')
  return (
    <ListBase
      perPage={limits.pageSize}
      sort={{ field: 'createdAt', order: 'DESC' }}
      filter={q ? { q } : {}}
      // Said in the list's place, not by a toast.
      queryOptions={{ onError: () => {} }}
    >
      <Head />
      <UserPriceFilters q={q} onAsk={setQ} />
      <Rows onClearSearch={() => setQ('')} />
    </ListBase>
  )
}

const Head = () => {
  const text = useTexts('adminPricing')
  const { filters } = useListFilters<UserPriceFilter>()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <PageHeader
        quietTitle
        title={text('user.title')}
        actions={
          <Button variant="contained" startIcon={<Plus aria-hidden="true" />} onClick={() => setAsking(true)}>
            {text('user.add')}
          </Button>
        }
      />
      {asking && (
        <DialogSuspense>
          <SetPrice chosen={{ search: filters.customer }} onClose={() => setAsking(false)} />
        </DialogSuspense>
      )}
    </>
  )
}

const Rows = ({ onClearSearch }: { onClearSearch: () => void }) => {
  const text = useTexts('adminPricing')
  const { clearAll } = useListFilters()
  const cards = useIsNarrow(1200)
  const clear = () => {
    onClearSearch()
    clearAll()
  }
  return (
    <ListStates
      skeleton={cards ? ['long', 'number'] : ['long', 'long', 'number', 'number', 'long', 'chip', 'long', 'short']}
      firstUse={
        <EmptyState icon={IndianRupee} title={text('user.none.title')}>
          {text('user.none.detail')}
        </EmptyState>
      }
      onClearAll={clear}
    >
      {cards ? <UserPriceCards /> : <UserPriceTable />}
    </ListStates>
  )
}

export default UserPrices
