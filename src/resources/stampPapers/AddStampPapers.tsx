import { Button } from '@mui/material'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { stampPaperResource } from '../../../contracts/resources/stampPaper.ts'
import { useCanAccess } from '../../authProvider/session.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { AddDialog } from './AddDialog.tsx'

/** Opens the dialog that adds certificates to the stock. */
export const AddStampPapers = () => {
  const text = useTexts('stampPapers')
  const mayAdd = useCanAccess(stampPaperResource, 'create')
  const [isOpen, setOpen] = useState(false)
  if (!mayAdd) return null
  return (
    <>
      <Button variant="contained" startIcon={<Plus size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {text('add.button')}
      </Button>
      {isOpen && <AddDialog onClose={() => setOpen(false)} />}
    </>
  )
}
