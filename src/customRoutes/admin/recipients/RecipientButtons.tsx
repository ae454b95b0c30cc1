import { Button } from '@mui/material'
import { useState } from 'react'
import { removeRecipient, testRecipient } from '../../../../contracts/calls/recipients.ts'
import { BusyButton } from '../../../components/BusyButton.tsx'
import { ActionDialog } from '../../../components/form/ActionDialog.tsx'
import { useToast } from '../../../components/useToast.ts'
import { useCallMutation } from '../../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from '../staff/Accounts.module.css'
import type { Recipient } from './recipient.ts'

/** A test message, and the way out of the list. */
export const RecipientButtons = ({ recipient: { id, email } }: { recipient: Recipient }) => {
  const text = useTexts('staff')
  const toast = useToast()
  const test = useCallMutation(testRecipient)
  const [asking, setAsking] = useState(false)
  const send = () =>
    test.mutate(
      { params: { id } },
      {
        onSuccess: () => toast(text('recipients.tested', { email }), 'success'),
        onError: ({ message }) => toast(message, 'error'),
      },
    )
  return (
    <div className={styles.actions}>
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
        onClick={() => setAsking(true)}
      >
        {text('recipients.remove')}
      </Button>
      {asking && (
        <ActionDialog
          danger
          call={removeRecipient}
          params={{ id }}
          title={text('recipients.removeTitle', { email })}
          detail={text('recipients.removeDetail')}
          confirm={text('recipients.remove')}
          done={text('recipients.removed', { email })}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
