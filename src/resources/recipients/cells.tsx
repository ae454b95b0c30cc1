import { Switch } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { readUncoveredEvents, setRecipientEvent } from '../../../contracts/calls/recipients.ts'
import { type NoticeEvent, type Recipient, recipient } from '../../../contracts/resources/recipient.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { useToast } from '../../components/useToast.ts'
import { useCallMutation, useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Recipients.module.css'

interface CellProps {
  record: Recipient
}

function useEventLabel() {
  const locale = useLocale()
  return (event: NoticeEvent) => recipient.fields[event].label[locale]
}

/** Switches an event for a recipient. Shows the state on the server. */
const EventSwitch = ({ record: { id, email, events }, event }: CellProps & { event: NoticeEvent }) => {
  const text = useTexts('staff')
  const label = useEventLabel()(event)
  const toast = useToast()
  const cache = useQueryClient()
  const { mutate, isPending } = useCallMutation(setRecipientEvent)
  const on = events.includes(event)
  const words = { email, event: label }
  const toggle = () =>
    mutate(
      { params: { id }, body: { event, on: !on } },
      {
        onSuccess: () => {
          toast(text(on ? 'recipients.off' : 'recipients.on', words), 'success')
          void cache.invalidateQueries()
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

/** A table column, and the end of a card line, with the switch for an event. */
export const switchOf =
  (event: NoticeEvent) =>
  ({ record }: CellProps) => <EventSwitch record={record} event={event} />

/** The start of the same line on a card: the event's label. */
export const labelOf = (event: NoticeEvent) => () => useEventLabel()(event)

const isRequest = (event: NoticeEvent) => event === 'demoRequest' || event === 'contactRequest'

/**
 * Warns about events without a recipient and says where their notices go: requests go to the sales address, the others appear only in
 * their lists.
 */
export const UncoveredEvents = () => {
  const text = useTexts('staff')
  const label = useEventLabel()
  const { data } = useCallQuery(readUncoveredEvents, {})
  const requests = data?.events.filter(isRequest) ?? []
  const others = data?.events.filter(event => !isRequest(event)) ?? []
  if (!data || data.events.length === 0) return null
  return (
    <div className={styles.uncovered}>
      {requests.length > 0 && (
        <InlineAlert tone="info">
          {text('recipients.toSales', { events: requests.map(label).join(', '), email: data.salesEmail })}
        </InlineAlert>
      )}
      {others.length > 0 && (
        <InlineAlert tone="info">{text('recipients.toNobody', { events: others.map(label).join(', ') })}</InlineAlert>
      )}
    </div>
  )
}
