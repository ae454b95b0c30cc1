import { type ReactNode, useState } from 'react'
import { noPhone, type PhoneEntry } from '../../components/plain/phone/PhoneField.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { FormNote } from '../FormNote.tsx'
import { CodeStep } from '../otp/CodeStep.tsx'
import { SentTo } from '../otp/SentTo.tsx'
import type { OtpWay, Sent } from '../otp/sent.ts'
import { useOtp } from '../otp/useOtp.ts'
import { PhoneStep } from '../phoneOtp/PhoneStep.tsx'
import { isIndian, spokenPhone } from '../phoneOtp/phoneCalls.ts'

interface PhoneProofProps {
  way: OtpWay
  /** A phone that is known already. */
  known?: PhoneEntry | null
  send: (phone: PhoneEntry) => Promise<{ code: number; message: string; verificationId?: string }>
  verify: (sent: Sent<PhoneEntry>, code: string) => Promise<string | null>
  /** Above the field. */
  children?: ReactNode
}

/** Proves a phone with a code: a registration's second step, and a Google sign-up's. */
export const PhoneProof = ({ way, known, send, verify, children }: PhoneProofProps) => {
  const text = useTexts('registration')
  const say = useTexts('signIn')
  const otp = useOtp<PhoneEntry>({ way, send, verify, offline: text('offline') })
  const { sent } = otp
  const [phone, setPhone] = useState(sent?.to ?? known ?? noPhone)
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
            value={spokenPhone(sent.to)}
            autoComplete="tel"
            edit={text('changeNumber')}
            onEdit={otp.edit}
          />
        </CodeStep>
      ) : (
        <PhoneStep
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
        </PhoneStep>
      )}
    </>
  )
}
