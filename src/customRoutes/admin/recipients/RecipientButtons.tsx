import { Button } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { removeRecipient, testRecipient } from '../../../../contracts/calls/recipients.ts'
import { BusyButton } from '../../../components/BusyButton.tsx'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { useToast } from '../../../components/useToast.ts'
import { useCallMutation } from '../../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from '../staff/Accounts.module.css'
import type { Recipient } from './recipient.ts'

/** A test message, and the way out of the list. */
export const RecipientButtons = ({ recipient: { id, email } }: { recipient: Recipient }) => {
  const text = useTexts('staff')
  const toast = useToast()
  const cache = useQueryClient()
  const test = useCallMutation(testRecipient)
  const remove = useCallMutation(removeRecipient)
  const [asking, setAsking] = useState(false)
  const said = (words: string) => ({
    onSuccess: () => toast(words, 'success'),
    onError: ({ message }: Error) => toast(message, 'error'),
  })
  const onRemove = () =>
    remove
      .mutateAsync({ params: { id } }, said(text('recipients.removed', { email })))
      .then(() => cache.invalidateQueries())
      .catch(() => {})
  return (
    <div className={styles.actions}>
      <BusyButton
        size="small"
        variant="outlined"
        busy={test.isPending}
        aria-label={text('recipients.testOf', { email })}
        onClick={() => test.mutate({ params: { id } }, said(text('recipients.tested', { email })))}
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
        <ConfirmDialog
          danger
          title={text('recipients.removeTitle', { email })}
          confirm={text('recipients.remove')}
          onConfirm={onRemove}
          onClose={() => setAsking(false)}
        >
          {text('recipients.removeDetail')}
        </ConfirmDialog>
      )}
    </div>
  )
}
