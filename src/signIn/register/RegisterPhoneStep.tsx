import {
  registrationPhoneOtp,
  registrationPhoneVerification,
  registrationWhatsappOtp,
  registrationWhatsappVerification,
} from '../../../contracts/calls/registration.ts'
import { codes } from '../../../contracts/platform/codes.ts'
import { type PhoneEntry, toPhone } from '../../components/plain/phone/PhoneField.tsx'
import { callApiReply } from '../../dataProvider/api.ts'
import { clientConfig } from '../../dataProvider/clientConfig.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { isIndian } from '../phoneOtp/phoneCalls.ts'
import { registerPhone } from '../registerPhone.ts'
import { PhoneVerification } from './PhoneVerification.tsx'
import type { Proof } from './registrationProgress.ts'
import { StepHeader } from './StepHeader.tsx'
import { StepLinks } from './StepLinks.tsx'
import { VerifiedAddress } from './VerifiedAddress.tsx'

interface RegisterPhoneStepProps {
  email: string
  onProven: (proof: Proof<PhoneEntry>) => void
  onBack: () => void
  onSignIn: () => void
}

function send(phone: PhoneEntry) {
  const { countryCode, number: ph_no } = toPhone(phone)
  return isIndian(phone)
    ? callApiReply(registrationPhoneOtp, { body: { ph_no } })
    : callApiReply(registrationWhatsappOtp, { body: { ph_no, countryCode } })
}

/** Step 2: by SMS in India, by WhatsApp elsewhere (A8). A phone that the sign-in did not find is filled in (A7). */
export const RegisterPhoneStep = ({ email, onProven, onBack, onSignIn }: RegisterPhoneStepProps) => {
  const text = useTexts('registration')
  return (
    <>
      <StepHeader
        step={2}
        count={3}
        name="phone"
        title={text('phoneTitle')}
        lead={text(clientConfig().whatsapp ? 'phoneLead' : 'phoneLeadIndia')}
      />
      <PhoneVerification
        way="registrationPhone"
        known={registerPhone.read()}
        send={send}
        verify={async ({ to, verificationId = '' }, otp) => {
          const verification = isIndian(to) ? registrationPhoneVerification : registrationWhatsappVerification
          const reply = await callApiReply(verification, { body: { ph_no: to.number, verificationId, otp } })
          if (reply.code !== codes.ok) return reply.message
          onProven({ address: to, verificationId, provenAt: Date.now() })
          return null
        }}
      >
        <VerifiedAddress address={email} />
      </PhoneVerification>
      <StepLinks onSignIn={onSignIn} onBack={onBack} />
    </>
  )
}
