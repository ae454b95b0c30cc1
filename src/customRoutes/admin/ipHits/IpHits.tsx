import { Network } from 'lucide-react'
import { ListBase } from 'ra-core'
import { exportIpHits } from '../../../../contracts/calls/ipAllowList.ts'
import { limits } from '../../../../contracts/limits.ts'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { ExportCsvButton } from '../../../components/list/ExportCsvButton.tsx'
import { ListStates } from '../../../components/list/ListStates.tsx'
import { useListFilters } from '../../../components/list/useListFilters.ts'
import { PageHeader } from '../../../components/PageHeader.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useIsNarrow } from '../../../theme/useIsNarrow.ts'
import { HitCards } from './HitCards.tsx'
import { HitFilters } from './HitFilters.tsx'
import { HitTable } from './HitTable.tsx'
import { IpHitStats } from './IpHitStats.tsx'

/** Who calls the API from where, and who was refused because of it. */
const IpHits = () => {
  const text = useTexts('admin')
  return (
    <ListBase
      perPage={limits.pageSize}
      sort={{ field: 'calls', order: 'DESC' }}
      // Said in the list's place, not by a toast.
      queryOptions={{ onError: () => {} }}
    >
      <PageHeader
        quietTitle
        title={text('addresses.hits.title')}
        actions={<ExportCsvButton call={exportIpHits} name="ip-hits" />}
      />
      <HitFilters />
      <IpHitStats />
      <Rows />
    </ListBase>
  )
}

const Rows = () => {
  const text = useTexts('admin')
  const { clearAll } = useListFilters()
  const cards = useIsNarrow()
  return (
    <ListStates
      skeleton={cards ? ['long', 'number'] : ['long', 'long', 'number', 'number', 'short']}
      firstUse={
        <EmptyState icon={Network} title={text('addresses.hits.none.title')}>
          {text('addresses.hits.none.detail')}
        </EmptyState>
      }
      onClearAll={clearAll}
    >
      {cards ? <HitCards /> : <HitTable />}
    </ListStates>
  )
}

export default IpHits
