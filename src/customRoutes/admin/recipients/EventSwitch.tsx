import { Switch } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { listRecipients, type NoticeEvent, setRecipientEvent } from '../../../../contracts/calls/recipients.ts'
import { useToast } from '../../../components/useToast.ts'
import { callQueryKey, useCallMutation } from '../../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import type { Recipient } from './recipient.ts'

/** Whether an address is told of an event; shows what the server knows. */
export const EventSwitch = ({ recipient, event }: { recipient: Recipient; event: NoticeEvent }) => {
  const text = useTexts('staff')
  const toast = useToast()
  const cache = useQueryClient()
  const { mutate, isPending } = useCallMutation(setRecipientEvent)
  const { id, email, events } = recipient
  const on = events.includes(event)
  const words = { email, event: text(`recipients.event.${event}`) }
  const toggle = () =>
    mutate(
      { params: { id }, body: { event, on: !on } },
      {
        onSuccess: () => {
          toast(text(on ? 'recipients.off' : 'recipients.on', words), 'success')
          void cache.invalidateQueries({ queryKey: callQueryKey(listRecipients) })
        },
        onError: ({ message }) => toast(message, 'error'),
      },
    )
  return (
    <Switch
      checked={on}
      onChange={() => !isPending && toggle()}
      slotProps={{ input: { 'aria-label': text('recipients.switchOf', words) } }}
    />
  )
}
