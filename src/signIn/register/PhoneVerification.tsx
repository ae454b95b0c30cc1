import { type ReactNode, useState } from 'react'
import { emptyPhone, type PhoneEntry } from '../../components/plain/phone/PhoneField.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { FormNote } from '../FormHeader.tsx'
import { CodeStep } from '../otp/CodeStep.tsx'
import { SentTo } from '../otp/SentTo.tsx'
import type { OtpFlow, SentOtp } from '../otp/sentOtp.ts'
import { useOtp } from '../otp/useOtp.ts'
import { PhoneNumberStep } from '../phoneOtp/PhoneNumberStep.tsx'
import { formatPhone, isIndian } from '../phoneOtp/phoneCalls.ts'

interface PhoneVerificationProps {
  way: OtpFlow
  /** A phone that is already known. */
  known?: PhoneEntry | null
  send: (phone: PhoneEntry) => Promise<{ code: number; message: string; verificationId?: string }>
  verify: (sent: SentOtp<PhoneEntry>, code: string) => Promise<string | null>
  /** Shown above the field. */
  children?: ReactNode
}

/** Verifies a phone with a code: the second step of a registration and of a Google sign-up. */
export const PhoneVerification = ({ way, known, send, verify, children }: PhoneVerificationProps) => {
  const text = useTexts('registration')
  const say = useTexts('signIn')
  const otp = useOtp<PhoneEntry>({ way, send, verify, offline: text('offline') })
  const { sent } = otp
  const [phone, setPhone] = useState(sent?.to ?? known ?? emptyPhone)
  return (
    <>
      {children}
      {sent ? (
        <CodeStep
          otp={otp}
          sentAt={sent.sentAt}
          onResend={() => otp.sendTo(sent.to)}
          hint={say(isIndian(sent.to) ? 'codeSentPhone' : 'codeSentWhatsapp')}
          submit={text('verify')}
          verifying={text('verifying')}
        >
          <SentTo
            label={say('phone')}
            value={formatPhone(sent.to)}
            autoComplete="tel"
            edit={text('changeNumber')}
            onEdit={otp.edit}
          />
        </CodeStep>
      ) : (
        <PhoneNumberStep
          value={phone}
          onChange={value => {
            otp.clear()
            setPhone(value)
          }}
          onSend={otp.sendTo}
          message={otp.message}
          sending={otp.busy === 'sending'}
          submit={text('sendOtp')}
        >
          <FormNote>{text('phoneUse')}</FormNote>
        </PhoneNumberStep>
      )}
    </>
  )
}
