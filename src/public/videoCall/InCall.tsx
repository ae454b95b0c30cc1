import { type FormEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import type { CustomerCall } from '../../../contracts/calls/videoCallLinks.ts'
import { callLimits } from '../../../contracts/videoCalls/states.ts'
import { Button } from '../../components/plain/Button.tsx'
import { Picture } from '../../components/rtc/Picture.tsx'
import type { LineState } from '../../components/rtc/peer.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './VideoCall.module.css'

export interface Typed {
  from: 'agent' | 'customer'
  words: string
}

interface InCallProps {
  call: CustomerCall
  local: MediaStream
  remote: MediaStream | null
  line: LineState
  typed: readonly Typed[]
  /** Says that this page waits for the agent. */
  onReady: () => void
  onType: (words: string) => void
}

/** The two pictures, what the agent asks for in words, and messages for who does not hear or speak. */
export const InCall = ({ call, local, remote, line, typed, onReady, onType }: InCallProps) => {
  const text = useTexts('publicVideoCall')
  const listId = useId()
  const [words, setWords] = useState('')
  const [isMuted, setMuted] = useState(false)
  const ready = useEffectEvent(onReady)
  const { round } = call
  useEffect(() => ready(), [round])

  const mute = () => {
    for (const track of local.getAudioTracks()) track.enabled = isMuted
    setMuted(!isMuted)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (words.trim() === '') return
    onType(words.trim())
    setWords('')
  }
  const state = line === 'connected' ? (call.agentHere ? 'connected' : 'away') : line === 'cut' ? 'cut' : 'connecting'
  return (
    <>
      <h2>{text('call.title')}</h2>
      <p role="status">{text(`call.${state}`)}</p>
      <div className={styles.pictures}>
        <Picture stream={remote} label={text('call.agent')} className={styles.other} />
        <Picture stream={local} label={text('call.you')} className={styles.small} isMuted />
      </div>
      <div className={styles.step} aria-live="assertive">
        {call.step && (
          <>
            <p>{call.step.words}</p>
            {call.step.text && <strong>{call.step.text}</strong>}
          </>
        )}
      </div>
      <Button look="secondary" aria-pressed={isMuted} onClick={mute}>
        {text(isMuted ? 'call.unmute' : 'call.mute')}
      </Button>
      <section aria-labelledby={listId}>
        <h3 id={listId}>{text('call.typed')}</h3>
        <ul className={styles.typed} aria-live="polite">
          {typed.map((one, at) => (
            <li key={at}>
              <span>{text(one.from === 'agent' ? 'call.fromAgent' : 'call.fromYou')}:</span> {one.words}
            </li>
          ))}
        </ul>
        <form className={styles.write} onSubmit={submit}>
          <input
            aria-label={text('call.words')}
            placeholder={text('call.words')}
            value={words}
            maxLength={callLimits.chatCharacters}
            onChange={event => setWords(event.target.value)}
          />
          <Button type="submit" look="secondary">
            {text('call.send')}
          </Button>
        </form>
      </section>
    </>
  )
}
