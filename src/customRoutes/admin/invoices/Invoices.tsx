import { useMediaQuery } from '@mui/material'
import { FileText } from 'lucide-react'
import { ListBase } from 'ra-core'
import { exportInvoices } from '../../../../contracts/calls/payments.ts'
import { limits } from '../../../../contracts/limits.ts'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { ExportCsvButton } from '../../../components/list/ExportCsvButton.tsx'
import { ListStates } from '../../../components/list/ListStates.tsx'
import { useListFilters } from '../../../components/list/useListFilters.ts'
import { PageHeader } from '../../../components/PageHeader.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { InvoiceCards } from './InvoiceCards.tsx'
import { InvoiceFilters } from './InvoiceFilters.tsx'
import { InvoiceTable } from './InvoiceTable.tsx'

/** Every tax invoice, the latest first. */
const Invoices = () => {
  const text = useTexts('adminMoney')
  return (
    <ListBase
      perPage={limits.pageSize}
      sort={{ field: 'createdAt', order: 'DESC' }}
      // Said in the list's place, not by a toast.
      queryOptions={{ onError: () => {} }}
    >
      <PageHeader
        quietTitle
        title={text('invoices.title')}
        actions={<ExportCsvButton call={exportInvoices} name="invoices" />}
      />
      <InvoiceFilters />
      <Rows />
    </ListBase>
  )
}

const Rows = () => {
  const text = useTexts('adminMoney')
  const { clearAll } = useListFilters()
  const cards = useMediaQuery('(max-width:899.95px)')
  return (
    <ListStates
      skeleton={cards ? ['chip', 'long', 'number'] : ['short', 'short', 'long', 'short', 'number', 'number', 'number']}
      firstUse={
        <EmptyState icon={FileText} title={text('invoices.none.title')}>
          {text('invoices.none.detail')}
        </EmptyState>
      }
      onClearAll={clearAll}
    >
      {cards ? <InvoiceCards /> : <InvoiceTable />}
    </ListStates>
  )
}

export default Invoices
