import { Switch } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { getMailPreferences, setMailPreference } from '../../../../contracts/calls/mailPreferences.ts'
import { useToast } from '../../../components/useToast.ts'
import type { SuccessReply } from '../../../dataProvider/api.ts'
import { callQueryKey, useCallMutation } from '../../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Notifications.module.css'

export type MailPreference = SuccessReply<typeof getMailPreferences>['preferences'][number]

/** One kind of mails; shows what the server knows. */
export const MailPreferenceRow = ({ preference: { topic, on } }: { preference: MailPreference }) => {
  const text = useTexts('mails')
  const id = useId()
  const toast = useToast()
  const cache = useQueryClient()
  const { mutate, isPending } = useCallMutation(setMailPreference)
  const title = text(`choices.${topic}.title`)
  const toggle = () =>
    mutate(
      { body: { topic, on: !on } },
      {
        onSuccess: answer => {
          cache.setQueryData(callQueryKey(getMailPreferences, {}), answer)
          toast(text(on ? 'choices.off' : 'choices.on', { topic: title }), 'success')
        },
        onError: ({ message }) => toast(message, 'error'),
      },
    )
  return (
    <div className={styles.choice}>
      <div className={styles.words}>
        <b>{title}</b>
        <span id={id}>{text(`choices.${topic}.detail`)}</span>
      </div>
      <Switch
        checked={on}
        onChange={() => !isPending && toggle()}
        slotProps={{ input: { 'aria-label': title, 'aria-describedby': id } }}
      />
    </div>
  )
}
