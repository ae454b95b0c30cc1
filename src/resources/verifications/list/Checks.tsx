import { Download } from 'lucide-react'
import { ListBase } from 'ra-core'
import { type ReactNode, useMemo, useState } from 'react'
import { limits } from '../../../../contracts/limits.ts'
import { BusyButton } from '../../../components/BusyButton.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { CheckFilters } from './CheckFilters.tsx'
import styles from './List.module.css'
import { ListBody } from './ListBody.tsx'
import { ResponsesHeader } from './ResponsesHeader.tsx'
import { SubjectSearchContext } from './subjectSearch.ts'
import { useExport } from './useExport.ts'
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
        <ListBody />
      </ListBase>
    </SubjectSearchContext>
  )
}

const ExportButton = () => {
  const text = useTexts('verifications')
  const { busy, run } = useExport()
  return (
    <BusyButton variant="outlined" startIcon={<Download aria-hidden="true" />} busy={busy} onClick={() => void run()}>
      {text(busy ? 'list.exporting' : 'list.export')}
    </BusyButton>
  )
}
