import { Inbox } from 'lucide-react'
import { ListBase, ResourceContextProvider, useListContext } from 'ra-core'
import { useState } from 'react'
import { exportLeads } from '../../../contracts/calls/leads.ts'
import { limits } from '../../../contracts/limits.ts'
import { paths } from '../../../contracts/paths.ts'
import type { Lead } from '../../../contracts/resources/lead.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { ExportCsvButton } from '../../components/list/ExportCsvButton.tsx'
import { ListStates } from '../../components/list/ListStates.tsx'
import { useListFilters } from '../../components/list/useListFilters.ts'
import { PageHeader } from '../../components/PageHeader.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { useIsNarrow } from '../../theme/useIsNarrow.ts'
import { LeadCards } from './LeadCards.tsx'
import { LeadFilters } from './LeadFilters.tsx'
import { LeadTable } from './LeadTable.tsx'
import { LEADS_REFRESH_MS } from './leadsView.ts'

/**
 * Every demo and contact request, the latest first. What is searched for is a name, an e-mail or a phone: it stays in memory, out of the
 * address and the stored list state. The list keeps its state apart from the address, which says which view of the dashboard this is.
 */
export const Leads = () => {
  const text = useTexts('admin')
  const [q, setQ] = useState('')
  const searched = q ? { q } : {}
  return (
    <ResourceContextProvider value="leads">
      <ListBase
        disableSyncWithLocation
        storeKey="leads.requests"
        perPage={limits.pageSize}
        sort={{ field: 'createdAt', order: 'DESC' }}
        filter={searched}
        // Said in the list's place, not by a toast.
        queryOptions={{ onError: () => {}, refetchInterval: LEADS_REFRESH_MS }}
      >
        <PageHeader
          crumbs={[{ label: text('dashboard.title'), to: paths.adminDashboard }, { label: text('leads.title') }]}
          title={text('leads.title')}
          actions={<ExportCsvButton call={exportLeads} name="requests" />}
        />
        <LeadFilters q={q} onAsk={setQ} />
        <Rows onClearSearch={() => setQ('')} />
      </ListBase>
    </ResourceContextProvider>
  )
}

const Rows = ({ onClearSearch }: { onClearSearch: () => void }) => {
  const text = useTexts('admin')
  const cards = useIsNarrow(1200)
  const { data = [] } = useListContext<Lead>()
  const { clearAll } = useListFilters()
  return (
    <ListStates
      skeleton={cards ? ['long', 'chip'] : ['short', 'chip', 'long', 'long', 'long', 'chip']}
      firstUse={
        <EmptyState icon={Inbox} title={text('leads.none.title')}>
          {text('leads.none.detail')}
        </EmptyState>
      }
      onClearAll={() => {
        onClearSearch()
        clearAll()
      }}
    >
      {cards ? <LeadCards leads={data} /> : <LeadTable leads={data} />}
    </ListStates>
  )
}
