import { useState } from 'react'
import { userEmailOtp, userEmailOtpVerification } from '../../../contracts/calls/auth.ts'
import { callApiReply } from '../../dataProvider/api.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { FormNote } from '../FormHeader.tsx'
import type { MethodProps } from '../method.ts'
import { CodeStep } from '../otp/CodeStep.tsx'
import { SentTo } from '../otp/SentTo.tsx'
import { useOtp } from '../otp/useOtp.ts'
import { SsoOffer } from '../sso/SsoOffer.tsx'
import { storeSession } from '../storeSession.ts'
import { usePreload } from '../usePreload.ts'
import { EmailStep } from './EmailStep.tsx'

export const EmailOtpForm = ({ onSignedIn, preload }: MethodProps) => {
  const text = useTexts('signIn')
  const otp = useOtp<string>({
    way: 'email',
    send: email => callApiReply(userEmailOtp, { body: { email } }),
    verify: async ({ to: email }, code) => {
      const reply = await callApiReply(userEmailOtpVerification, { body: { email, otp: code } })
      const problem = storeSession(reply, text('deactivated'))
      if (problem === null) onSignedIn()
      return problem
    },
  })
  const [email, setEmail] = useState(otp.sent?.to ?? '')
  const { sent } = otp
  usePreload(preload, sent !== null)

  if (sent)
    return (
      <CodeStep
        otp={otp}
        sentAt={sent.sentAt}
        onResend={() => otp.sendTo(sent.to)}
        hint={text('codeSent')}
        submit={text('verify')}
        verifying={text('loggingIn')}
      >
        <SentTo
          label={text('email')}
          value={sent.to}
          autoComplete="username"
          editLabel={text('editEmail')}
          onEdit={otp.edit}
        />
      </CodeStep>
    )
  return (
    <EmailStep
      value={email}
      onChange={value => {
        otp.clear()
        setEmail(value)
      }}
      onSend={otp.sendTo}
      message={otp.message}
      sending={otp.busy === 'sending'}
      submit={text('sendCode')}
    >
      <FormNote>{text('emailNote')}</FormNote>
      <SsoOffer email={email} />
    </EmailStep>
  )
}
