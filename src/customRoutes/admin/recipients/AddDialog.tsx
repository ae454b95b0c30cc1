import { addRecipient, noticeEvents } from '../../../../contracts/calls/recipients.ts'
import { ActionDialog } from '../../../components/form/ActionDialog.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'

/** An address, and the events that it is told of. */
const AddDialog = ({ onClose }: { onClose: () => void }) => {
  const text = useTexts('staff')
  return (
    <ActionDialog
      call={addRecipient}
      defaults={{ events: [...noticeEvents] }}
      fields={[
        { source: 'email', kind: 'email', label: text('recipients.email') },
        {
          source: 'events',
          kind: 'checkboxes',
          label: text('recipients.form.tellOf'),
          choices: noticeEvents.map(value => ({ value, label: text(`recipients.event.${value}`) })),
        },
      ]}
      title={text('recipients.form.title')}
      confirm={text('recipients.form.submit')}
      done={(_, { email }) => text('recipients.form.added', { email })}
      onClose={onClose}
    />
  )
}

export default AddDialog
