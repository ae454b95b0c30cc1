import { useState } from 'react'
import { videoKycLimits } from '../../../../../contracts/cases/videoKyc/session.ts'
import { Button } from '../../../../components/plain/Button.tsx'
import { Field } from '../../../../components/plain/Field.tsx'
import { useTexts } from '../../../../i18n/useTexts.ts'
import styles from '../CaseSteps.module.css'
import camera from '../SelfieStep.module.css'
import video from './Video.module.css'

interface CodeTaskProps {
  code: string
  isSending: boolean
  error: string
  onEnter: (entered: string) => void
}

/** Digits to read aloud. What is said is not checked; what is entered is. */
export const CodeTask = ({ code, isSending, error, onEnter }: CodeTaskProps) => {
  const text = useTexts('publicVideoKyc')
  const [entered, setEntered] = useState('')
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (!isSending) onEnter(entered)
      }}
    >
      <p className={camera.ask} role="status">
        {text('code')}
      </p>
      <p className={video.digits}>{[...code].join(' ')}</p>
      <Field
        label={text('codeLabel')}
        value={entered}
        error={error}
        inputMode="numeric"
        autoComplete="off"
        maxLength={videoKycLimits.codeDigits}
        required
        autoFocus
        onChange={event => setEntered(event.target.value.trim())}
      />
      <Button type="submit" busy={isSending && text('sending')}>
        {text('codeSend')}
      </Button>
    </form>
  )
}
