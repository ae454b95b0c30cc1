import { assignVerificationTask, listVerifiersFor } from '../../../contracts/calls/verificationTasks.ts'
import { formatCount } from '../../../contracts/platform/money.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../i18n/useTexts.ts'

/** To one of those who may take it, or to whoever has the fewest checks. */
export const AssignDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const text = useTexts('adminVerifications')
  const { data } = useCallQuery(listVerifiersFor, { params: { id } })
  if (!data) return null
  const least = { value: '', label: text('leastBusy') }
  return (
    <ActionDialog
      call={assignVerificationTask}
      params={{ id }}
      fields={[
        {
          source: 'verifierId',
          kind: 'select',
          label: text('assignTo'),
          choices: [
            least,
            ...data.verifiers.map(({ id: value, name, load }) => ({
              value,
              label: text('candidate', { name, load: formatCount(load) }),
            })),
          ],
        },
      ]}
      title={text('assignTitle')}
      confirm={text('assign')}
      done={text('assigned')}
      onClose={onClose}
    />
  )
}
