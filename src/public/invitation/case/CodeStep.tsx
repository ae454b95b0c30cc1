import { useState } from 'react'
import { sendCaseLinkCode } from '../../../../contracts/calls/caseLinks.ts'
import { otpLimits } from '../../../../contracts/platform/publicLimits.ts'
import { Button } from '../../../components/plain/Button.tsx'
import { Field } from '../../../components/plain/Field.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { usePublicApi } from '../../challans/shared/usePublicApi.ts'
import { useSubmit } from '../useSubmit.ts'
import styles from './CaseSteps.module.css'
import type { StepPageProps } from './stepPages.ts'

const CodeStep = ({ step: { id, sentTo }, token, pass, onAnswer, onChange }: StepPageProps<'code'>) => {
  const text = useTexts('publicCase')
  const { ask } = usePublicApi()
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
            const link = { token, ...(pass !== null && { pass }) }
            const reply = await ask(sendCaseLinkCode, { body: { ...link, step: id } })
            if (reply.state === 'sent') setSent(true)
            else onChange()
          })
        }
      >
        {text(isSent ? 'codeAgain' : 'codeSend')}
      </Button>
    </form>
  )
}

export default CodeStep
