import { Button } from '@mui/material'
import { UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import { addBgcCandidate } from '../../../contracts/calls/bgc.ts'
import { useCanCall } from '../../authProvider/session.ts'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { useTexts } from '../../i18n/useTexts.ts'

const AddCandidateDialog = lazyPage(() => import('./AddCandidateDialog.tsx'))

export const AddCandidateButton = () => {
  const text = useTexts('bgcScreen')
  const mayAdd = useCanCall(addBgcCandidate)
  const [open, setOpen] = useState(false)
  if (!mayAdd) return null
  return (
    <>
      <Button variant="contained" startIcon={<UserRoundPlus aria-hidden="true" />} onClick={() => setOpen(true)}>
        {text('add')}
      </Button>
      {open && <AddCandidateDialog onClose={() => setOpen(false)} />}
    </>
  )
}
