import { useEffect, useState } from 'react'
import { codes } from '../../../contracts/platform/codes.ts'
import { emptyPhone, type PhoneEntry } from '../../components/plain/phone/PhoneField.tsx'
import { clientConfig } from '../../dataProvider/clientConfig.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { FormNote } from '../FormHeader.tsx'
import type { MethodProps } from '../method.ts'
import { CodeStep } from '../otp/CodeStep.tsx'
import { SentTo } from '../otp/SentTo.tsx'
import { useOtp } from '../otp/useOtp.ts'
import { registerPhone } from '../registerPhone.ts'
import { storeSession } from '../storeSession.ts'
import { usePreload } from '../usePreload.ts'
import { PhoneNumberStep } from './PhoneNumberStep.tsx'
import { checkPhone, formatPhone, sendSignInCode, sendsByWhatsapp, verifySignInCode } from './phoneCalls.ts'

/** How long the message for an unknown phone is shown before the registration opens (A6). */
const REGISTER_AFTER_MS = 2_000

/** Phone and WhatsApp sign-in. The phone is checked first; if it has no account, the registration opens with it (A6, A7). */
export const PhoneOtpForm = ({ way, onSignedIn, onRegister, preload }: MethodProps & { way: 'phone' | 'whatsapp' }) => {
  const text = useTexts('signIn')
  const { whatsapp } = clientConfig()
  const [unknown, setUnknown] = useState(false)
  const otp = useOtp<PhoneEntry>({
    way,
    send: async phone => {
      const known = await checkPhone(phone)
      if (known.code === codes.notFound) {
        registerPhone.keep(phone)
        setUnknown(true)
      }
      if (known.code !== codes.ok) return known
      if (!known.isActive) return { code: codes.wrongCredentials, message: text('deactivated') }
      return sendSignInCode(way, phone)
    },
    verify: async (sent, code) => {
      const problem = storeSession(await verifySignInCode(way, sent, code), text('deactivated'))
      if (problem === null) onSignedIn()
      return problem
    },
  })
  const { sent } = otp
  const [phone, setPhone] = useState(sent?.to ?? emptyPhone)
  usePreload(preload, sent !== null)

  useEffect(() => {
    if (!unknown) return
    const timer = setTimeout(onRegister, REGISTER_AFTER_MS)
    return () => clearTimeout(timer)
  }, [unknown, onRegister])

  if (sent)
    return (
      <CodeStep
        otp={otp}
        sentAt={sent.sentAt}
        onResend={() => otp.sendTo(sent.to)}
        hint={text(sendsByWhatsapp(way, sent.to) ? 'codeSentWhatsapp' : 'codeSentPhone')}
        submit={text('verify')}
        verifying={text('loggingIn')}
      >
        <SentTo
          label={text('phone')}
          value={formatPhone(sent.to)}
          autoComplete="tel"
          editLabel={text('editPhone')}
          onEdit={otp.edit}
        />
      </CodeStep>
    )
  return (
    <PhoneNumberStep
      value={phone}
      onChange={value => {
        otp.clear()
        setUnknown(false)
        setPhone(value)
      }}
      onSend={otp.sendTo}
      message={otp.message}
      sending={otp.busy === 'sending'}
      submit={text('sendCode')}
    >
      <FormNote>{text(way === 'whatsapp' ? 'whatsappNote' : whatsapp ? 'phoneNote' : 'phoneNoteIndia')}</FormNote>
    </PhoneNumberStep>
  )
}
