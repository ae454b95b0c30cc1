import { Button } from '@mui/material'
import { UserRoundCheck } from 'lucide-react'
import { useState } from 'react'
import { assignWork, listAssignees } from '../../../contracts/calls/work.ts'
import type { WorkItem } from '../../../contracts/resources/workItem.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import type { BulkActionProps } from '../../components/list/declaration.ts'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { currentStaffId } from '../../session/tokens.ts'

/** Assigns the ticked entries to any member of staff, or to nobody. */
export const AssignButton = ({ ids, onDone }: BulkActionProps<WorkItem>) => {
  const text = useTexts('admin')
  const [open, setOpen] = useState(false)
  const { data } = useCallQuery(listAssignees, {}, { enabled: open })
  const nobody = { value: '', label: text('work.nobody') }
  return (
    <>
      <Button startIcon={<UserRoundCheck />} onClick={() => setOpen(true)}>
        {text('work.assign')}
      </Button>
      {open && data && (
        <ActionDialog
          call={assignWork}
          body={{ ids }}
          fields={[
            {
              source: 'assigneeId',
              kind: 'select',
              label: text('work.to'),
              choices: [...data.staff.map(({ id, name }) => ({ value: id, label: name })), nobody],
            },
          ]}
          defaults={{ assigneeId: currentStaffId() }}
          title={text('work.assignTitle', { smart_count: ids.length })}
          confirm={text('work.assign')}
          done={({ assigned }) => text('work.assigned', { smart_count: assigned })}
          onDone={onDone}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
