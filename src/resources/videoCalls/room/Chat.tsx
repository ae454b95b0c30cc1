import { Button, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { callLimits } from '../../../../contracts/videoCalls/states.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from '../VideoCalls.module.css'

export interface Words {
  from: 'agent' | 'customer'
  words: string
  at: string
}

export const ChatList = ({ words }: { words: readonly Words[] }) => {
  const text = useTexts('videoCallsScreen')
  return (
    <ul className={styles.typed} aria-live="polite">
      {words.map((one, at) => (
        <li key={at}>
          <span>{text(`chat.${one.from}`)}:</span> {one.words}
        </li>
      ))}
    </ul>
  )
}

/** What both sides type, for whoever does not hear or speak. */
export const Chat = ({ words, onType }: { words: readonly Words[]; onType: (words: string) => void }) => {
  const text = useTexts('videoCallsScreen')
  const [draft, setDraft] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (draft.trim() === '') return
    onType(draft.trim())
    setDraft('')
  }
  return (
    <div className={styles.stack}>
      {words.length === 0 ? <p className={styles.lead}>{text('chat.none')}</p> : <ChatList words={words} />}
      <form className={styles.row} onSubmit={submit}>
        <TextField
          size="small"
          label={text('chat.words')}
          value={draft}
          onChange={event => setDraft(event.target.value)}
          slotProps={{ htmlInput: { maxLength: callLimits.chatCharacters } }}
        />
        <Button type="submit" variant="outlined">
          {text('chat.send')}
        </Button>
      </form>
    </div>
  )
}
