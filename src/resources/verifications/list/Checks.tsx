import { Button } from '@mui/material'
import { Download, Plus } from 'lucide-react'
import { ListBase } from 'ra-core'
import { type ReactNode, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { limits } from '../../../../contracts/limits.ts'
import { paths } from '../../../../contracts/paths.ts'
import { BusyButton } from '../../../components/BusyButton.tsx'
import { ListStates } from '../../../components/list/ListStates.tsx'
import { PageHeader } from '../../../components/PageHeader.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useIsNarrow } from '../../../theme/useIsNarrow.ts'
import { useProduct, useProductNames } from '../product.ts'
import { CheckCards } from './CheckCards.tsx'
import { CheckFilters } from './CheckFilters.tsx'
import { CheckSelectionBar } from './CheckSelectionBar.tsx'
import { CheckTable } from './CheckTable.tsx'
import styles from './List.module.css'
import { NoVerificationsYet } from './NoVerificationsYet.tsx'
import { useExport } from './useExport.ts'
import { SubjectSearchContext, useFilters } from './useFilters.ts'
import { ViewTabs } from './ViewTabs.tsx'

/** A product's checks: saved views, filters, table or cards. The list's state is the resource's, so each product keeps its own. */
export const Checks = ({ tabs }: { tabs: ReactNode }) => {
  const [value, set] = useState('')
  const subject = useMemo(() => ({ value, set }), [value])
  return (
    <SubjectSearchContext value={subject}>
      <ListBase
        perPage={limits.pageSize}
        sort={{ field: 'createdAt', order: 'DESC' }}
        filter={value ? { q: value } : undefined}
        // Said in the list's place, not by a toast.
        queryOptions={{ onError: () => {} }}
      >
        <ResponsesHeader>
          <ExportButton />
        </ResponsesHeader>
        <div className={styles.top}>
          {tabs}
          <ViewTabs />
        </div>
        <CheckFilters />
        <Rows />
      </ListBase>
    </SubjectSearchContext>
  )
}

const ExportButton = () => {
  const text = useTexts('components')
  const { busy, run } = useExport()
  return (
    <BusyButton variant="outlined" startIcon={<Download aria-hidden="true" />} busy={busy} onClick={() => void run()}>
      {text(busy ? 'list.exporting' : 'list.export')}
    </BusyButton>
  )
}

/** The rows as a table or as cards, or what stands in their place. */
const Rows = () => {
  const cards = useIsNarrow()
  const { clearAll } = useFilters()
  return (
    <>
      <ListStates
        skeleton={cards ? ['short', 'chip'] : ['short', 'short', 'short', 'long', 'chip', 'short', 'number', 'short']}
        firstUse={<NoVerificationsYet />}
        onClearAll={clearAll}
      >
        {cards ? <CheckCards /> : <CheckTable />}
      </ListStates>
      <CheckSelectionBar />
    </>
  )
}

/** The page's name and its main action, with what else can be done before it. */
export const ResponsesHeader = ({ children, to }: { children?: ReactNode; to?: string }) => {
  const text = useTexts('verifications')
  const product = useProduct()
  const { title } = useProductNames(product)
  return (
    <PageHeader
      crumbs={[
        { label: text('products'), to: paths.products },
        { label: title, to: product.paths.verify },
        { label: text('responses') },
      ]}
      title={text('list.title', { product: title })}
      actions={
        <>
          {children}
          <Button variant="contained" startIcon={<Plus />} component={Link} to={to ?? product.paths.verify}>
            {text('list.new')}
          </Button>
        </>
      }
    />
  )
}
