import { useCallback, useId, useState } from 'react'
import { sandboxMessages } from '../../../contracts/calls/sandbox.ts'
import { callApiReply } from '../../dataProvider/api.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { CopyableValue } from './CopyableValue.tsx'
import styles from './Sandbox.module.css'
import { usePolling } from './usePolling.ts'

const EVERY_MS = 2_000

/** Messages sent by the platform, with a button to copy the code. */
export const SandboxInbox = ({ recipients }: { recipients: readonly string[] }) => {
  const text = useTexts('sandbox')
  const locale = useLocale()
  const id = useId()
  const [to, setTo] = useState('')
  const ask = useCallback(
    (signal: AbortSignal) => callApiReply(sandboxMessages, { query: to ? { to } : {}, signal }),
    [to],
  )
  const { data: sent, error } = usePolling(ask, EVERY_MS)
  const time = new Intl.DateTimeFormat(locale === 'hi' ? 'hi-IN' : 'en-GB', {
    timeZone: 'Asia/Kolkata',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
  return (
    <section className={styles.card}>
      <div className={styles.line}>
        <h2>{text('inbox')}</h2>
        <label className={styles.filter} htmlFor={id}>
          {text('to')}
          <select id={id} value={to} onChange={event => setTo(event.target.value)}>
            <option value="">{text('everyone')}</option>
            {recipients.map(recipient => (
              <option key={recipient}>{recipient}</option>
            ))}
          </select>
        </label>
      </div>
      <p>{error ? text('failed', { message: error.message }) : text('inboxHint')}</p>
      {sent?.length === 0 && <p className={styles.none}>{to ? text('emptyFor', { to }) : text('empty')}</p>}
      <ul className={styles.rows} aria-live="polite">
        {sent?.map(message => (
          <li key={message.id} className={styles.message}>
            <div className={styles.line}>
              <b>{message.to}</b>
              <span className={styles.meta}>
                {text(`channel.${message.channel}`)}, <time className="num">{time.format(new Date(message.at))}</time>
              </span>
            </div>
            <div className={styles.line}>
              <span>{message.text}</span>
              {message.otp && <CopyableValue strong value={message.otp} />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
