import { assignAmlScreenings, listAmlColleagues } from '../../../contracts/calls/amlWork.ts'
import { useSession } from '../../authProvider/session.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../i18n/useTexts.ts'

interface AssignDialogProps {
  ids: string[]
  /** Whose work it is; the dialog begins with who is signed in if it is nobody's. */
  assigneeId?: string | undefined
  onDone?: () => void
  onClose: () => void
}

/** Asks to whom screenings are assigned: oneself, a colleague who may decide, or nobody. */
export const AssignDialog = ({ ids, assigneeId, onDone, onClose }: AssignDialogProps) => {
  const text = useTexts('amlWork')
  const own = useOwnId()
  const { data } = useCallQuery(listAmlColleagues, {})
  if (!data) return null
  const people = data.colleagues.map(({ id, name }) => ({
    value: id,
    label: id === own ? text('me', { name }) : name,
  }))
  return (
    <ActionDialog
      call={assignAmlScreenings}
      body={{ ids }}
      fields={[
        {
          source: 'assigneeId',
          kind: 'select',
          label: text('assignTo'),
          choices: [...people, { value: '', label: text('nobody') }],
        },
      ]}
      defaults={{ assigneeId: assigneeId ?? own }}
      title={text('assignTitle', { smart_count: ids.length })}
      confirm={text('assign')}
      done={({ assigned }) => (assigned === 0 ? text('unchanged') : text('assigned', { smart_count: assigned }))}
      onDone={() => onDone?.()}
      onClose={onClose}
    />
  )
}

/** The id under which work is assigned to who is signed in. */
export function useOwnId(): string {
  const { userId, subUserId } = useSession()
  return subUserId ?? userId
}
