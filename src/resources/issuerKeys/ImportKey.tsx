import { Button } from '@mui/material'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { importIssuerKey } from '../../../contracts/calls/issuerKeys.ts'
import { useStaffCanCall } from '../../authProvider/staff.ts'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { useTexts } from '../../i18n/useTexts.ts'

const ImportDialogs = lazyPage<{ onClose: () => void }>(() => import('./ImportDialogs.tsx'))

export const ImportKey = () => {
  const text = useTexts('issuerKeys')
  const mayImport = useStaffCanCall(importIssuerKey)
  const [importing, setImporting] = useState(false)
  if (!mayImport) return null
  return (
    <>
      <Button
        variant="contained"
        startIcon={<KeyRound aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setImporting(true)}
      >
        {text('import.button')}
      </Button>
      {importing && <ImportDialogs onClose={() => setImporting(false)} />}
    </>
  )
}
