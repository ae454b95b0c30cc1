import { Button } from '@mui/material'
import { FileCheck2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '../../../i18n/useTexts.ts'

const SettleFileDialog = lazy(() => import('./SettleFileDialog.tsx'))

/** Settles many challans by a portal's file. */
export const SettleFileButton = () => {
  const text = useTexts('adminChallans')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" startIcon={<FileCheck2 aria-hidden="true" />} onClick={() => setOpen(true)}>
        {text('file.open')}
      </Button>
      {open && (
        <Suspense>
          <SettleFileDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
