import { Button } from '@mui/material'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { discardBulkSend } from '../../../../contracts/calls/esignBulk.ts'
import { paths } from '../../../../contracts/platform/paths.ts'
import { useCanCall } from '../../../authProvider/session.ts'
import { ActionDialog } from '../../../components/form/ActionDialog.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'

export const DiscardButton = ({ id }: { id: string }) => {
  const text = useTexts('esignBulk')
  const navigate = useNavigate()
  const isAllowed = useCanCall(discardBulkSend)
  const [isOpen, setOpen] = useState(false)
  if (!isAllowed) return null
  return (
    <>
      <Button color="inherit" startIcon={<Trash2 size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {text('discard.button')}
      </Button>
      {isOpen && (
        <ActionDialog
          danger
          call={discardBulkSend}
          params={{ id }}
          fields={[]}
          title={text('discard.title')}
          detail={text('discard.detail')}
          confirm={text('discard.button')}
          done={text('discard.done')}
          onDone={() => void navigate(paths.esign)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
