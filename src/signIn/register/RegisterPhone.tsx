import {
  registrationPhoneOtp,
  registrationPhoneVerification,
  registrationWhatsappOtp,
  registrationWhatsappVerification,
} from '../../../contracts/calls/registration.ts'
import { codes } from '../../../contracts/codes.ts'
import { type PhoneEntry, phoneIn } from '../../components/plain/phone/PhoneField.tsx'
import { call } from '../../dataProvider/api.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { isIndian } from '../phoneOtp/phoneCalls.ts'
import { HaveAccount } from './HaveAccount.tsx'
import { PhoneProof } from './PhoneProof.tsx'
import { Proven } from './Proven.tsx'
import type { Proof } from './progress.ts'
import { registerPhone } from './registerPhone.ts'
import { StepHead } from './StepHead.tsx'

interface RegisterPhoneProps {
  email: string
  onProven: (proof: Proof<PhoneEntry>) => void
  onBack: () => void
  onSignIn: () => void
}

function send(phone: PhoneEntry) {
  const { countryCode, number: ph_no } = phoneIn(phone)
  return isIndian(phone)
    ? call(registrationPhoneOtp, { body: { ph_no } })
    : call(registrationWhatsappOtp, { body: { ph_no, countryCode } })
}

/** Step 2: by SMS in India, elsewhere by WhatsApp (A8). A phone that the sign-in did not know stands here already (A7). */
export const RegisterPhone = ({ email, onProven, onBack, onSignIn }: RegisterPhoneProps) => {
  const text = useTexts('registration')
  return (
    <>
      <StepHead step={2} count={3} name="phone" title={text('phoneTitle')} lead={text('phoneLead')} />
      <PhoneProof
        way="registrationPhone"
        known={registerPhone.read()}
        send={send}
        verify={async ({ to, verificationId = '' }, otp) => {
          const verification = isIndian(to) ? registrationPhoneVerification : registrationWhatsappVerification
          const reply = await call(verification, { body: { ph_no: to.number, verificationId, otp } })
          if (reply.code !== codes.ok) return reply.message
          onProven({ address: to, verificationId, provenAt: Date.now() })
          return null
        }}
      >
        <Proven address={email} />
      </PhoneProof>
      <HaveAccount onSignIn={onSignIn} onBack={onBack} />
    </>
  )
}
