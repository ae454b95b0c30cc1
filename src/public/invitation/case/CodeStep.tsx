import { useState } from 'react'
import type { OpenStep } from '../../../../contracts/calls/caseLinks.ts'
import { otpLimits } from '../../../../contracts/platform/publicLimits.ts'
import { Button } from '../../../components/plain/Button.tsx'
import { Field } from '../../../components/plain/Field.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useSubmit } from '../useSubmit.ts'
import styles from './CaseSteps.module.css'

interface CodeStepProps {
  step: Extract<OpenStep, { kind: 'code' }>
  onSendCode: () => Promise<void>
  onAnswer: (answer: { code: string }) => Promise<void>
}

export const CodeStep = ({ step: { sentTo }, onSendCode, onAnswer }: CodeStepProps) => {
  const text = useTexts('publicCase')
  const { busy, error, submit } = useSubmit()
  const [isSent, setSent] = useState(false)
  const [code, setCode] = useState('')
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        void submit(() => onAnswer({ code }))
      }}
    >
      <p>{text('codeDetail', { to: sentTo })}</p>
      {isSent && (
        <>
          <p role="status">{text('codeSent')}</p>
          <Field
            label={text('codeLabel')}
            value={code}
            error={error}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={otpLimits.digits}
            required
            autoFocus
            onChange={event => setCode(event.target.value.trim())}
          />
          <Button type="submit" busy={busy && text('sending')}>
            {text('codeConfirm')}
          </Button>
        </>
      )}
      {!isSent && <p role="alert">{error}</p>}
      <Button
        look={isSent ? 'link' : 'primary'}
        busy={busy && !isSent && text('sending')}
        onClick={() =>
          void submit(async () => {
            await onSendCode()
            setSent(true)
          })
        }
      >
        {text(isSent ? 'codeAgain' : 'codeSend')}
      </Button>
    </form>
  )
}
