import { Button } from '@mui/material'
import { FolderPlus } from 'lucide-react'
import { useState } from 'react'
import { startCase } from '../../../contracts/calls/cases.ts'
import { useCanCall } from '../../authProvider/session.ts'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { useTexts } from '../../i18n/useTexts.ts'

const StartCaseDialog = lazyPage(() => import('./StartCaseDialog.tsx'))

/** Of a plan, if it is named; otherwise the dialog asks of which. */
export const StartCaseButton = ({ planId }: { planId?: string }) => {
  const text = useTexts('casesScreen')
  const mayStart = useCanCall(startCase)
  const [open, setOpen] = useState(false)
  if (!mayStart) return null
  return (
    <>
      <Button variant="contained" startIcon={<FolderPlus aria-hidden="true" />} onClick={() => setOpen(true)}>
        {text('start')}
      </Button>
      {open && <StartCaseDialog {...(planId && { planId })} onClose={() => setOpen(false)} />}
    </>
  )
}
