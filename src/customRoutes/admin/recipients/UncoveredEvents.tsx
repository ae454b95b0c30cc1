import { type NoticeEvent, noticeEvents } from '../../../../contracts/calls/recipients.ts'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import type { Recipients } from './recipient.ts'

/** What becomes of the events of which nobody is told: requests go to sales, a KYC waits in its queue. */
export const UncoveredEvents = ({ recipients, salesEmail }: Recipients) => {
  const text = useTexts('staff')
  const untold = noticeEvents.filter(event => recipients.every(({ events }) => !events.includes(event)))
  const words = (events: NoticeEvent[]) => events.map(event => text(`recipients.event.${event}`)).join(', ')
  const requests = untold.filter(event => event !== 'kycSubmitted')
  return (
    <>
      {requests.length > 0 && (
        <InlineAlert tone="info">
          {text('recipients.toSales', { events: words(requests), email: salesEmail })}
        </InlineAlert>
      )}
      {untold.includes('kycSubmitted') && (
        <InlineAlert tone="info">{text('recipients.toNobody', { events: words(['kycSubmitted']) })}</InlineAlert>
      )}
    </>
  )
}
