import type { CustomerCall } from '../../../contracts/calls/videoCallLinks.ts'
import { Button } from '../../components/plain/Button.tsx'
import { Picture } from '../../components/rtc/Picture.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { useSubmit } from '../invitation/useSubmit.ts'
import styles from './VideoCall.module.css'

interface QueueProps {
  call: CustomerCall
  local: MediaStream
  onLeave: () => Promise<void>
}

/** The person's place, live, with their own picture. */
export const Queue = ({ call: { place, waiting, waitMinutes }, local, onLeave }: QueueProps) => {
  const text = useTexts('publicVideoCall')
  const { busy, error, submit } = useSubmit()
  return (
    <>
      <h2>{text('queue.title')}</h2>
      <Picture stream={local} label={text('call.you')} className={styles.own} isMuted />
      <div role="status">
        <p className={styles.place}>
          {place === 1 ? text('queue.next') : text('queue.place', { place: place ?? 0, waiting })}
        </p>
        <p>
          {waitMinutes === null
            ? text('queue.unknown')
            : waitMinutes === 0
              ? text('queue.soon')
              : text('queue.wait', { minutes: waitMinutes, smart_count: waitMinutes })}
        </p>
      </div>
      <p>{text('queue.keep')}</p>
      <Button look="secondary" busy={busy && text('queue.leave')} onClick={() => void submit(onLeave)}>
        {text('queue.leave')}
      </Button>
      <p role="alert">{error}</p>
    </>
  )
}
