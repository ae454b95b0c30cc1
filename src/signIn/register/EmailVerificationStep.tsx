import { type ReactNode, useState } from 'react'
import { registrationEmailOtp, registrationEmailVerification } from '../../../contracts/calls/registration.ts'
import { codes } from '../../../contracts/platform/codes.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import { callApiReply } from '../../dataProvider/api.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { EmailStep } from '../emailOtp/EmailStep.tsx'
import { CodeStep } from '../otp/CodeStep.tsx'
import { SentTo } from '../otp/SentTo.tsx'
import { useOtp } from '../otp/useOtp.ts'
import type { Proof } from './registrationProgress.ts'
import { StepHeader } from './StepHeader.tsx'
import { StepLinks } from './StepLinks.tsx'

interface EmailVerificationStepProps {
  onProven: (proof: Proof<string>) => void
  onSignIn: () => void
  google: ReactNode
}

/** Step 1. Only here can a code be sent again after 15 seconds (A4). */
export const EmailVerificationStep = ({ onProven, onSignIn, google }: EmailVerificationStepProps) => {
  const text = useTexts('registration')
  const say = useTexts('signIn')
  const otp = useOtp<string>({
    way: 'registrationEmail',
    offline: text('offline'),
    send: email => callApiReply(registrationEmailOtp, { body: { email } }),
    verify: async ({ to: email }, code) => {
      const reply = await callApiReply(registrationEmailVerification, { body: { email, otp: code } })
      if (reply.code !== codes.ok) return reply.message
      onProven({ address: email, verificationId: reply.verificationId, provenAt: Date.now() })
      return null
    },
  })
  const { sent } = otp
  const [email, setEmail] = useState(sent?.to ?? '')
  return (
    <>
      <StepHeader step={1} count={3} name="email" title={text('emailTitle')} lead={text('emailLead')} />
      {sent ? (
        <CodeStep
          otp={otp}
          sentAt={sent.sentAt}
          resendSeconds={limits.otp.resendRegistrationSeconds}
          onResend={() => otp.sendTo(sent.to)}
          hint={say('codeSent')}
          submit={text('verify')}
          verifying={text('verifying')}
        >
          <SentTo
            label={say('email')}
            value={sent.to}
            autoComplete="email"
            editLabel={say('editEmail')}
            onEdit={otp.edit}
          />
        </CodeStep>
      ) : (
        <EmailStep
          value={email}
          autoComplete="email"
          onChange={value => {
            otp.clear()
            setEmail(value)
          }}
          onSend={otp.sendTo}
          message={otp.message}
          sending={otp.busy === 'sending'}
          submit={text('sendOtp')}
        />
      )}
      {google}
      <StepLinks onSignIn={onSignIn} />
    </>
  )
}
