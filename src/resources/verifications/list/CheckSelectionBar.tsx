import { Button } from '@mui/material'
import { Download, RotateCcw } from 'lucide-react'
import { useListContext } from 'ra-core'
import { Suspense, useState } from 'react'
import { BulkActionBar } from '../../../components/BulkActionBar.tsx'
import { BusyButton } from '../../../components/BusyButton.tsx'
import { useFreshSelection } from '../../../components/list/SelectionBar.tsx'
import { lazyPage } from '../../../components/plain/lazyPage.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import type { VerificationRecord } from '../record.ts'
import { useExport } from './useExport.ts'
import { useSubjectSearch } from './useFilters.ts'

const RunAgainDialog = lazyPage(() => import('./RunAgainDialog.tsx'))

/** What can be done with the selected checks. */
export const CheckSelectionBar = () => {
  const text = useTexts('verifications')
  const { selectedIds, onUnselectItems, data = [] } = useListContext<VerificationRecord>()
  useFreshSelection(useSubjectSearch().value)
  const [asking, setAsking] = useState(false)
  const { busy, run } = useExport()
  if (selectedIds.length === 0) return null
  const selected = selectedIds.map(String)
  const unanswered = data.filter(({ id, status }) => selected.includes(id) && status === 'source_unavailable').length
  return (
    <>
      <BulkActionBar
        label={text('list.selected', { smart_count: selected.length })}
        note={unanswered > 0 ? text('list.selectedFree', { smart_count: unanswered }) : undefined}
        onLeave={onUnselectItems}
      >
        <Button startIcon={<RotateCcw />} onClick={() => setAsking(true)}>
          {text('list.runAgain')}
        </Button>
        <BusyButton startIcon={<Download />} busy={busy} onClick={() => void run(selected)}>
          {text('list.exportSelected')}
        </BusyButton>
      </BulkActionBar>
      <Suspense>
        {asking && <RunAgainDialog ids={selected} onDone={() => onUnselectItems()} onClose={() => setAsking(false)} />}
      </Suspense>
    </>
  )
}
