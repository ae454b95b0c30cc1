import { Checkbox, FormControlLabel, Link } from '@mui/material'
import { useState } from 'react'
import { sendAadhaarCode, verifyAadhaar } from '../../../../contracts/calls/kyc.ts'
import { checkIdentifier, maskIdentifier } from '../../../../contracts/identifiers/index.ts'
import { limits } from '../../../../contracts/platform/limits.ts'
import { paths } from '../../../../contracts/platform/paths.ts'
import { useSession } from '../../../authProvider/session.ts'
import { FieldMessage } from '../../../components/FieldMessage.tsx'
import { IdentifierField } from '../../../components/IdentifierField.tsx'
import { identifierSamples } from '../../../components/identifierSamples.ts'
import { OtpBoxes } from '../../../components/plain/OtpBoxes.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { ResendButton } from '../../../signIn/otp/ResendButton.tsx'
import styles from '../Form.module.css'
import { KycStepForm, type KycStepProps } from '../KycStepForm.tsx'
import { SampleButton } from '../SampleButton.tsx'
import { useKycStepSubmit } from '../useKycStepSubmit.ts'

/** Asks for the number, then the OTP. The number is kept only while this step is open: neither browser storage nor the server stores it. */
export const AadhaarStep = ({ correction }: KycStepProps) => {
  const [aadhaar, setAadhaar] = useState('')
  const [sent, setSent] = useState<SentCode>()
  const change = () => {
    setAadhaar('')
    setSent(undefined)
  }
  const shared = { aadhaar, onSent: setSent, correction }
  return sent ? (
    <AadhaarCode {...shared} sent={sent} onChange={change} />
  ) : (
    <AadhaarNumber {...shared} onNumber={setAadhaar} />
  )
}

/** Where the OTP was sent, and when. */
export interface SentCode {
  to: string
  /** Epoch milliseconds. */
  at: number
}

interface AadhaarNumberProps extends KycStepProps {
  aadhaar: string
  onNumber: (aadhaar: string) => void
  onSent: (sent: SentCode) => void
}

const AadhaarNumber = ({ aadhaar, onNumber, onSent, correction }: AadhaarNumberProps) => {
  const text = useTexts('kycScreen')
  const { brandName: brand } = useSession().config
  const [consent, setConsent] = useState(false)
  const [judged, setJudged] = useState(false)
  const { submit, busy, problem, refused, clear } = useKycStepSubmit(sendAadhaarCode, /^aadhaar$/)

  const change = (next: string) => {
    onNumber(next)
    setJudged(false)
    clear()
  }
  const send = () => {
    setJudged(true)
    if (!checkIdentifier('aadhaar', aadhaar).ok || !consent) return
    submit({ body: { aadhaar, consent } }, { onSuccess: ({ sentTo }) => onSent({ to: sentTo, at: Date.now() }) })
  }
  return (
    <KycStepForm submit={text('aadhaar.send')} busy={busy} problem={problem} correction={correction} onSubmit={send}>
      <IdentifierField
        kind="aadhaar"
        label={text('aadhaar.label')}
        value={aadhaar}
        onChange={change}
        judged={judged}
        hint={text('aadhaar.hint')}
        refused={refused('aadhaar')}
        aside={<SampleButton onClick={() => change(identifierSamples.aadhaar)} />}
      />
      <div>
        <FormControlLabel
          label={text('aadhaar.consent', { brand })}
          control={<Checkbox checked={consent} onChange={event => setConsent(event.target.checked)} />}
        />
        <FieldMessage
          error={judged && !consent && text('aadhaar.consentMissing')}
          hint={<span className={styles.choice}>{text('aadhaar.choice')}</span>}
        />
      </div>
    </KycStepForm>
  )
}

interface AadhaarCodeProps extends KycStepProps {
  aadhaar: string
  sent: SentCode
  onSent: (sent: SentCode) => void
  /** Returns to the number. */
  onChange: () => void
}

const AadhaarCode = ({ aadhaar, sent, onSent, onChange, correction }: AadhaarCodeProps) => {
  const text = useTexts('kycScreen')
  const { appMode } = useSession().config
  const [otp, setOtp] = useState('')
  const [short, setShort] = useState(false)
  const check = useKycStepSubmit(verifyAadhaar, /^otp$/, correction?.onClose)
  const again = useKycStepSubmit(sendAadhaarCode)

  const verify = (code: string) => {
    const isShort = code.length < limits.otp.digits
    setShort(isShort)
    if (!isShort) check.submit({ body: { aadhaar, otp: code } }, { onError: () => setOtp('') })
  }
  const type = (next: string) => {
    setShort(false)
    // The boxes are cleared after a wrong code. The error stays until the next digit.
    if (next) check.clear()
    setOtp(next)
  }
  const resend = () => {
    check.clear()
    setOtp('')
    again.submit(
      { body: { aadhaar, consent: true } },
      { onSuccess: ({ sentTo }) => onSent({ to: sentTo, at: Date.now() }) },
    )
  }

  return (
    <KycStepForm
      submit={text('aadhaar.verify')}
      busy={check.busy}
      problem={check.problem ?? again.problem}
      correction={correction}
      onSubmit={() => verify(otp)}
    >
      <div className={styles.number}>
        <span>{text('aadhaar.number')}</span>
        <span className="mono">{maskIdentifier('aadhaar', aadhaar)}</span>
        <Link component="button" type="button" onClick={onChange}>
          {text('aadhaar.change')}
        </Link>
      </div>
      <div className={styles.otp}>
        <OtpBoxes
          label={text('aadhaar.code')}
          value={otp}
          disabled={check.busy}
          error={short ? text('aadhaar.codeShort') : check.refused('otp')?.message}
          hint={text('aadhaar.sent', { to: sent.to })}
          aside={
            <ResendButton
              sentAt={sent.at}
              seconds={limits.otp.resendSeconds}
              disabled={check.busy || again.busy}
              onResend={resend}
            />
          }
          onChange={type}
          onComplete={verify}
        />
      </div>
      {appMode === 'sandbox' && (
        <Link href={paths.sandbox} target="_blank" rel="noreferrer" className={styles.inbox}>
          {text('aadhaar.sandbox')}
        </Link>
      )}
    </KycStepForm>
  )
}
