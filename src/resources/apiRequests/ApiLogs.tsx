import { ListBase } from 'ra-core'
import { exportApiLogs } from '../../../contracts/calls/usage.ts'
import { limits } from '../../../contracts/limits.ts'
import { ExportCsvButton } from '../../components/list/ExportCsvButton.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { RequestDrawer } from './RequestDrawer.tsx'
import { RequestFilters } from './RequestFilters.tsx'
import { RequestRows } from './RequestRows.tsx'

/** Every call of every customer, the latest first; one of them in the drawer, with its trace and the replay. */
const ApiLogs = () => {
  const text = useTexts('usage')
  return (
    <ListBase
      perPage={limits.pageSize}
      sort={{ field: 'id', order: 'DESC' }}
      // Said in the list's place, not by a toast.
      queryOptions={{ onError: () => {} }}
    >
      <PageHeader
        quietTitle
        title={text('logs.title')}
        actions={<ExportCsvButton call={exportApiLogs} name="api-logs" />}
      />
      <RequestFilters side="admin" />
      <RequestRows side="admin" />
      <RequestDrawer side="admin" />
    </ListBase>
  )
}

export default ApiLogs
