import { ListBase } from 'ra-core'
import { exportApiRequests } from '../../../contracts/calls/usage.ts'
import { limits } from '../../../contracts/limits.ts'
import { paths } from '../../../contracts/paths.ts'
import { ExportCsvButton } from '../../components/list/ExportCsvButton.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { RequestDrawer } from './RequestDrawer.tsx'
import { RequestFilters } from './RequestFilters.tsx'
import { RequestRows } from './RequestRows.tsx'

/** Every call by this account's keys, the latest first; one of them in the drawer, `?entry=req_…`. */
const TrackingReport = () => {
  const text = useTexts('usage')
  return (
    <ListBase
      perPage={limits.pageSize}
      sort={{ field: 'id', order: 'DESC' }}
      // Said in the list's place, not by a toast.
      queryOptions={{ onError: () => {} }}
    >
      <PageHeader
        crumbs={[{ label: text('title'), to: paths.apiUsage }, { label: text('report.title') }]}
        title={text('report.title')}
        actions={<ExportCsvButton call={exportApiRequests} name="api-requests" />}
      />
      <RequestFilters side="customer" />
      <RequestRows side="customer" />
      <RequestDrawer side="customer" />
    </ListBase>
  )
}

export default TrackingReport
