import { Button } from '@mui/material'
import { RotateCcw } from 'lucide-react'
import { Suspense, useState } from 'react'
import { BulkActionNote } from '../../../components/BulkActionBar.tsx'
import { lazyPage } from '../../../components/plain/lazyPage.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import type { VerificationRecord } from '../record.ts'

const RunAgainDialog = lazyPage(() => import('./RunAgainDialog.tsx'))

interface RunAgainProps {
  ids: string[]
  records: VerificationRecord[]
  onDone: () => void
}

/** Runs the ticked checks again, after saying what that costs. */
export const RunAgain = ({ ids, records, onDone }: RunAgainProps) => {
  const text = useTexts('verifications')
  const [asking, setAsking] = useState(false)
  const free = records.filter(({ status }) => status === 'source_unavailable').length
  return (
    <>
      {free > 0 && <BulkActionNote>{text('list.selectedFree', { smart_count: free })}</BulkActionNote>}
      <Button startIcon={<RotateCcw />} onClick={() => setAsking(true)}>
        {text('list.runAgain')}
      </Button>
      <Suspense>{asking && <RunAgainDialog ids={ids} onDone={onDone} onClose={() => setAsking(false)} />}</Suspense>
    </>
  )
}
