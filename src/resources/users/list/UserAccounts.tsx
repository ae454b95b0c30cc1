import { UsersRound } from 'lucide-react'
import { ListBase } from 'ra-core'
import { useState } from 'react'
import { exportUsers } from '../../../../contracts/calls/admin.ts'
import { limits } from '../../../../contracts/limits.ts'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { ColumnsButton } from '../../../components/list/ColumnsButton.tsx'
import { ExportCsvButton } from '../../../components/list/ExportCsvButton.tsx'
import { ListStates } from '../../../components/list/ListStates.tsx'
import { useListFilters } from '../../../components/list/useListFilters.ts'
import { PageHeader } from '../../../components/PageHeader.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useIsNarrow } from '../../../theme/useIsNarrow.ts'
import { UserCards } from './UserCards.tsx'
import { UserFilters } from './UserFilters.tsx'
import { UserTable } from './UserTable.tsx'
import { columnNames, usuallyHidden } from './userColumns.ts'

/**
 * The customers. What is searched for may be a name or an e-mail: it stays in memory, out of the address and the stored list state
 * (personal data never stands in either).
 */
const UserAccounts = () => {
  const text = useTexts('admin')
  const cards = useIsNarrow()
  const [q, setQ] = useState('')
  return (
    <ListBase
      perPage={limits.pageSize}
      sort={{ field: 'createdAt', order: 'DESC' }}
      filter={q ? { q } : {}}
      // Said in the list's place, not by a toast.
      queryOptions={{ onError: () => {} }}
    >
      <PageHeader
        title={text('users.title')}
        quietTitle
        actions={
          <>
            {!cards && (
              <ColumnsButton
                resource="users"
                label={text('users.columns')}
                reset={text('users.resetColumns')}
                usuallyHidden={usuallyHidden}
                columns={columnNames.map(name => ({
                  name,
                  label: text(`users.column.${name}`),
                  fixed: name === 'name',
                }))}
              />
            )}
            <ExportCsvButton call={exportUsers} name="customers" filter={q ? { q } : {}} />
          </>
        }
      />
      <UserFilters q={q} onAsk={setQ} />
      <Rows cards={cards} onClearSearch={() => setQ('')} />
    </ListBase>
  )
}

const Rows = ({ cards, onClearSearch }: { cards: boolean; onClearSearch: () => void }) => {
  const text = useTexts('admin')
  const { clearAll } = useListFilters()
  return (
    <ListStates
      skeleton={
        cards ? ['long', 'chip'] : ['short', 'long', 'long', 'short', 'chip', 'chip', 'number', 'number', 'short']
      }
      firstUse={
        <EmptyState icon={UsersRound} title={text('users.none.title')}>
          {text('users.none.detail')}
        </EmptyState>
      }
      onClearAll={() => {
        onClearSearch()
        clearAll()
      }}
    >
      {cards ? <UserCards /> : <UserTable />}
    </ListStates>
  )
}

export default UserAccounts
