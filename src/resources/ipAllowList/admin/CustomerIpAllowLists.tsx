import { ShieldCheck } from 'lucide-react'
import { ListBase } from 'ra-core'
import { limits } from '../../../../contracts/limits.ts'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { ListStates } from '../../../components/list/ListStates.tsx'
import { useListFilters } from '../../../components/list/useListFilters.ts'
import { PageHeader } from '../../../components/PageHeader.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useIsNarrow } from '../../../theme/useIsNarrow.ts'
import { CustomerAddressCards } from './CustomerAddressCards.tsx'
import { CustomerAddressFilters } from './CustomerAddressFilters.tsx'
import { CustomerAddressTable } from './CustomerAddressTable.tsx'

/** The allow-lists of all customers; staff disable an entry, and its customer reads why. */
const CustomerIpAllowLists = () => {
  const text = useTexts('admin')
  return (
    <ListBase
      perPage={limits.pageSize}
      sort={{ field: 'createdAt', order: 'DESC' }}
      // Said in the list's place, not by a toast.
      queryOptions={{ onError: () => {} }}
    >
      <PageHeader quietTitle title={text('addresses.title')} />
      <CustomerAddressFilters />
      <Rows />
    </ListBase>
  )
}

const Rows = () => {
  const text = useTexts('admin')
  const { clearAll } = useListFilters()
  const cards = useIsNarrow(1200)
  return (
    <ListStates
      skeleton={cards ? ['long', 'chip'] : ['long', 'long', 'long', 'short', 'short', 'chip', 'short']}
      firstUse={
        <EmptyState icon={ShieldCheck} title={text('addresses.none.title')}>
          {text('addresses.none.detail')}
        </EmptyState>
      }
      onClearAll={clearAll}
    >
      {cards ? <CustomerAddressCards /> : <CustomerAddressTable />}
    </ListStates>
  )
}

export default CustomerIpAllowLists
