import { Button } from '@mui/material'
import { Send } from 'lucide-react'
import { Link } from 'react-router-dom'
import { uploadBulkSend } from '../../../contracts/calls/esignBulk.ts'
import { useCanCall } from '../../authProvider/session.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { rowsPath } from './bulkPaths.ts'

interface SendToManyButtonProps {
  id: string
  title: string
  /** Beside other buttons of a list. */
  compact?: boolean
}

/** To the page where a template is sent to many. */
export const SendToManyButton = ({ id, title, compact = false }: SendToManyButtonProps) => {
  const text = useTexts('esignBulk')
  const isAllowed = useCanCall(uploadBulkSend)
  if (!isAllowed) return null
  return (
    <Button
      component={Link}
      to={rowsPath(id)}
      aria-label={text('actionNamed', { title })}
      {...(compact
        ? { size: 'small' }
        : { variant: 'outlined', color: 'inherit', startIcon: <Send size={16} aria-hidden="true" /> })}
    >
      {text('action')}
    </Button>
  )
}
