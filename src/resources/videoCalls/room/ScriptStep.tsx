import { Button, TextField } from '@mui/material'
import { useState } from 'react'
import { markCallStep, showCallStep } from '../../../../contracts/calls/videoCalls.ts'
import type { MarkOutcome } from '../../../../contracts/videoCalls/script.ts'
import type { ShownVideoCallDetail } from '../../../../contracts/videoCalls/shown.ts'
import { callLimits } from '../../../../contracts/videoCalls/states.ts'
import { ToneChip } from '../../../components/ToneChip.tsx'
import { useToast } from '../../../components/useToast.ts'
import { useCallMutation } from '../../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useStepLabel } from '../Session.tsx'
import styles from '../VideoCalls.module.css'

interface ScriptStepProps {
  shown: ShownVideoCallDetail
  step: ShownVideoCallDetail['script'][number]
  refresh: () => Promise<void>
}

/** A step: shown to the person by a press, and marked with what was seen. */
export const ScriptStep = ({ shown, step, refresh }: ScriptStepProps) => {
  const text = useTexts('videoCallsScreen')
  const toast = useToast()
  const labelOf = useStepLabel(shown.script)
  const showing = useCallMutation(showCallStep)
  const marking = useCallMutation(markCallStep)
  const mark = shown.rounds[0]?.marks.find(one => one.step === step.key)
  const [note, setNote] = useState(mark?.note ?? '')
  const params = { id: shown.id }
  const done = { onSuccess: () => void refresh(), onError: ({ message }: Error) => toast(message, 'error') }
  const set = (outcome: MarkOutcome) =>
    marking.mutate({ params, body: { step: step.key, outcome, note: note.trim() || null } }, done)
  const label = labelOf(step.key)
  const noteLabel = text(step.kind === 'question' ? 'script.answer' : 'script.note')
  const isShown = shown.step === step.key
  return (
    <li className={styles.step} data-shown={isShown || undefined}>
      <div className={styles.row}>
        <strong>{label}</strong>
        <ToneChip
          tone={mark === undefined ? 'neutral' : mark.outcome === 'seen' ? 'success' : 'danger'}
          label={text(mark ? `script.${mark.outcome}` : 'script.unmarked')}
        />
      </div>
      {step.text && step.kind !== 'question' && <p>{step.text}</p>}
      <TextField
        size="small"
        fullWidth
        label={noteLabel}
        value={note}
        onChange={event => setNote(event.target.value)}
        slotProps={{ htmlInput: { maxLength: callLimits.noteCharacters, 'aria-label': `${noteLabel}: ${label}` } }}
      />
      <div className={styles.row}>
        <Button
          size="small"
          aria-label={`${text(isShown ? 'script.shown' : 'script.show')}: ${label}`}
          aria-pressed={isShown}
          onClick={() => showing.mutate({ params, body: { step: step.key } }, done)}
        >
          {text(isShown ? 'script.shown' : 'script.show')}
        </Button>
        <Button
          size="small"
          variant="outlined"
          aria-label={`${text('script.seen')}: ${label}`}
          onClick={() => set('seen')}
        >
          {text('script.seen')}
        </Button>
        <Button
          size="small"
          color="inherit"
          aria-label={`${text('script.notSeen')}: ${label}`}
          onClick={() => set('notSeen')}
        >
          {text('script.notSeen')}
        </Button>
      </div>
    </li>
  )
}
