import { Button } from '@mui/material'
import { UserRoundCheck } from 'lucide-react'
import { useState } from 'react'
import { assignAmlScreenings } from '../../../contracts/calls/amlWork.ts'
import type { AmlQueueRecord } from '../../../contracts/resources/amlQueue.ts'
import { useCanCall } from '../../authProvider/session.ts'
import type { BulkActionProps } from '../../components/list/declaration.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { AssignDialog } from './AssignDialog.tsx'

/** Assigns the ticked screenings. */
export const AssignButton = ({ ids, onDone }: BulkActionProps<AmlQueueRecord>) => {
  const text = useTexts('amlWork')
  const [open, setOpen] = useState(false)
  if (!useCanCall(assignAmlScreenings)) return null
  return (
    <>
      <Button startIcon={<UserRoundCheck />} onClick={() => setOpen(true)}>
        {text('assign')}
      </Button>
      {open && <AssignDialog ids={ids} onDone={onDone} onClose={() => setOpen(false)} />}
    </>
  )
}
