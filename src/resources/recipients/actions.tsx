import { Button } from '@mui/material'
import { BellPlus } from 'lucide-react'
import { useState } from 'react'
import { testRecipient } from '../../../contracts/calls/recipients.ts'
import { noticeEvents, type Recipient, recipient } from '../../../contracts/resources/recipient.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { useToast } from '../../components/useToast.ts'
import { createCall, deleteCall } from '../../dataProvider/resourceCalls.ts'
import { useCallMutation } from '../../dataProvider/useCallQuery.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'

/** Asks for an email address and its events. */
export const AddRecipientButton = () => {
  const text = useTexts('staff')
  const locale = useLocale()
  const [adding, setAdding] = useState(false)
  const { fields } = recipient
  return (
    <>
      <Button variant="contained" startIcon={<BellPlus aria-hidden="true" />} onClick={() => setAdding(true)}>
        {text('recipients.add')}
      </Button>
      {adding && (
        <ActionDialog
          call={createCall(recipient)}
          defaults={{ events: [...noticeEvents] }}
          fields={[
            { source: 'email', kind: 'email', label: fields.email.label[locale] },
            {
              source: 'events',
              kind: 'checkboxes',
              label: text('recipients.form.tellOf'),
              choices: noticeEvents.map(value => ({ value, label: fields[value].label[locale] })),
            },
          ]}
          title={text('recipients.add')}
          confirm={text('recipients.form.submit')}
          done={(_, { email }) => text('recipients.form.added', { email })}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  )
}

/** Send a test message; remove the recipient. */
export const RecipientActions = ({ record: { id, email } }: { record: Recipient }) => {
  const text = useTexts('staff')
  const toast = useToast()
  const test = useCallMutation(testRecipient)
  const [removing, setRemoving] = useState(false)
  const send = () =>
    test.mutate(
      { params: { id } },
      {
        onSuccess: () => toast(text('recipients.tested', { email }), 'success'),
        onError: ({ message }) => toast(message, 'error'),
      },
    )
  return (
    <>
      <BusyButton
        size="small"
        variant="outlined"
        busy={test.isPending}
        aria-label={text('recipients.testOf', { email })}
        onClick={send}
      >
        {text('recipients.test')}
      </BusyButton>
      <Button
        size="small"
        variant="outlined"
        color="error"
        aria-label={text('recipients.removeOf', { email })}
        onClick={() => setRemoving(true)}
      >
        {text('recipients.remove')}
      </Button>
      {removing && (
        <ActionDialog
          danger
          call={deleteCall(recipient)}
          params={{ id }}
          title={text('recipients.removeTitle', { email })}
          detail={text('recipients.removeDetail')}
          confirm={text('recipients.remove')}
          done={text('recipients.removed', { email })}
          onClose={() => setRemoving(false)}
        />
      )}
    </>
  )
}
