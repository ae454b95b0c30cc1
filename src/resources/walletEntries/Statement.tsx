import { Button, useMediaQuery } from '@mui/material'
import { ScrollText } from 'lucide-react'
import { ListBase } from 'ra-core'
import { Title } from 'react-admin'
import { Link } from 'react-router-dom'
import { exportStatement } from '../../../contracts/calls/wallets.ts'
import { limits } from '../../../contracts/limits.ts'
import { paths } from '../../../contracts/paths.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { ExportCsvButton } from '../../components/list/ExportCsvButton.tsx'
import { ListStates } from '../../components/list/ListStates.tsx'
import { useListFilters } from '../../components/list/useListFilters.ts'
import { PageHeader } from '../../components/PageHeader.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { EntryCards } from './EntryCards.tsx'
import { EntryFilters } from './EntryFilters.tsx'
import { EntryTable } from './EntryTable.tsx'

/** Every credit, charge and refund over all wallets, the latest first. */
const Statement = () => {
  const text = useTexts('walletEntries')
  return (
    <>
      <Title title={text('title')} />
      <ListBase
        perPage={limits.pageSize}
        sort={{ field: 'createdAt', order: 'DESC' }}
        // Said in the list's place, not by a toast.
        queryOptions={{ onError: () => {} }}
      >
        <PageHeader
          crumbs={[{ label: text('account'), to: paths.myAccount }, { label: text('title') }]}
          title={text('title')}
          actions={
            <>
              <Button color="inherit" variant="outlined" component={Link} to={paths.myOrders}>
                {text('orders')}
              </Button>
              <ExportCsvButton call={exportStatement} name="statement" />
            </>
          }
        />
        <EntryFilters />
        <Entries />
      </ListBase>
    </>
  )
}

const Entries = () => {
  const text = useTexts('walletEntries')
  const { clearAll } = useListFilters()
  const cards = useMediaQuery('(max-width:899.95px)')
  return (
    <ListStates
      skeleton={cards ? ['chip', 'long', 'number'] : ['short', 'chip', 'long', 'short', 'number', 'number']}
      firstUse={
        <EmptyState icon={ScrollText} title={text('first.title')}>
          {text('first.detail')}
        </EmptyState>
      }
      onClearAll={clearAll}
    >
      {cards ? <EntryCards /> : <EntryTable />}
    </ListStates>
  )
}

export default Statement
