import { Button } from '@mui/material'
import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { uploadBgcImport } from '../../../contracts/calls/bgcImports.ts'
import { useCanCall } from '../../authProvider/session.ts'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { useTexts } from '../../i18n/useTexts.ts'

const AddFileDialog = lazyPage(() => import('./AddFileDialog.tsx'))

export const AddFileButton = () => {
  const text = useTexts('bgcScreen')
  const mayAdd = useCanCall(uploadBgcImport)
  const [open, setOpen] = useState(false)
  if (!mayAdd) return null
  return (
    <>
      <Button variant="outlined" startIcon={<FileUp aria-hidden="true" />} onClick={() => setOpen(true)}>
        {text('addFile')}
      </Button>
      {open && <AddFileDialog onClose={() => setOpen(false)} />}
    </>
  )
}
