import { Button } from '@mui/material'
import { FolderPlus } from 'lucide-react'
import { useState } from 'react'
import { startCase } from '../../../contracts/calls/cases.ts'
import { useCanCall } from '../../authProvider/session.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { StartCaseDialog } from './StartCaseDialog.tsx'

export const StartCaseButton = () => {
  const text = useTexts('casesScreen')
  const mayStart = useCanCall(startCase)
  const [open, setOpen] = useState(false)
  if (!mayStart) return null
  return (
    <>
      <Button variant="contained" startIcon={<FolderPlus aria-hidden="true" />} onClick={() => setOpen(true)}>
        {text('start')}
      </Button>
      {open && <StartCaseDialog onClose={() => setOpen(false)} />}
    </>
  )
}
