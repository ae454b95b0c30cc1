import { Button, IconButton, Tooltip } from '@mui/material'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { deleteEnvelope } from '../../../contracts/calls/esign.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { useTexts } from '../../i18n/useTexts.ts'

interface DeleteDraftButtonProps {
  id: string
  title: string
  isTemplate: boolean
  /** Beside other icons. */
  compact?: boolean
  /** Before the page is left: nothing may be saved any more. */
  onDelete?: () => void
}

export const DeleteDraftButton = ({ id, title, isTemplate, compact = false, onDelete }: DeleteDraftButtonProps) => {
  const text = useTexts('esignScreen')
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const kind = isTemplate ? 'template' : 'draft'
  return (
    <>
      {compact ? (
        <Tooltip title={text('delete.button')}>
          <IconButton aria-label={text('delete.button')} onClick={() => setOpen(true)}>
            <Trash2 size={18} aria-hidden="true" />
          </IconButton>
        </Tooltip>
      ) : (
        <Button color="inherit" startIcon={<Trash2 size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
          {text('delete.button')}
        </Button>
      )}
      {isOpen && (
        <ActionDialog
          danger
          call={deleteEnvelope}
          params={{ id }}
          fields={[]}
          title={text(`delete.${kind}`, { title: title || text('untitled') })}
          detail={text('delete.detail')}
          confirm={text('delete.button')}
          done={text('delete.done')}
          onDone={() => {
            onDelete?.()
            void navigate(paths.esignResponses)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
