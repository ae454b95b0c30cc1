import { useState } from 'react'
import {
  googleRegister,
  googleSendOtp,
  googleSendWhatsappOtp,
  googleSignIn,
  googleVerifyOtp,
} from '../../../contracts/calls/google.ts'
import { codes } from '../../../contracts/platform/codes.ts'
import { Button } from '../../components/plain/Button.tsx'
import { type PhoneEntry, toPhone } from '../../components/plain/phone/PhoneField.tsx'
import { callApiReply } from '../../dataProvider/api.ts'
import { clientConfig } from '../../dataProvider/clientConfig.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { firstLogin } from '../../session/firstLogin.ts'
import type { SentOtp } from '../otp/sentOtp.ts'
import { isIndian } from '../phoneOtp/phoneCalls.ts'
import { PhoneVerification } from '../register/PhoneVerification.tsx'
import { StepHeader } from '../register/StepHeader.tsx'
import { registerPhone } from '../registerPhone.ts'
import { storeSession } from '../storeSession.ts'
import { usePreload } from '../usePreload.ts'
import styles from './google.module.css'

interface GooglePhoneProps {
  /** Google's token from the first step (A15). */
  token: string
  onSignedIn: () => void
  onRegister: () => void
  preload: () => unknown
}

function send(phone: PhoneEntry) {
  const { countryCode, number: ph_no } = toPhone(phone)
  return isIndian(phone)
    ? callApiReply(googleSendOtp, { body: { ph_no } })
    : callApiReply(googleSendWhatsappOtp, { body: { ph_no, countryCode } })
}

/** Step 2 of 2 of a Google sign-up. For a phone outside India it only confirms the verification and continues to the e-mail sign-up (A16). */
const GooglePhone = ({ token, onSignedIn, onRegister, preload }: GooglePhoneProps) => {
  const text = useTexts('registration')
  const signInText = useTexts('signIn')
  const [registering, setRegistering] = useState(false)
  const [abroad, setAbroad] = useState<string | null>(null)
  usePreload(preload)

  async function verify(sent: SentOtp<PhoneEntry>, otp: string): Promise<string | null> {
    const { to, verificationId = '' } = sent
    const reply = await callApiReply(googleVerifyOtp, { body: { ph_no: to.number, verificationId, otp } })
    if (reply.code !== codes.ok) return reply.message
    if (!isIndian(to)) {
      registerPhone.keep(to)
      setAbroad(reply.message)
      return null
    }
    setRegistering(true)
    const problem = await registerWithGoogle(token, sent, signInText('deactivated')).finally(() =>
      setRegistering(false),
    )
    if (problem === null) onSignedIn()
    return problem
  }

  return (
    <>
      <StepHeader
        step={2}
        count={2}
        name="phone"
        title={text('googleTitle')}
        lead={text(clientConfig().whatsapp ? 'phoneLead' : 'phoneLeadIndia')}
      />
      {registering && (
        <p className={styles.joining} role="status">
          <b>{signInText('loggingIn')}</b>
          {signInText('fetching')}
        </p>
      )}
      {abroad ? (
        <>
          <p className={styles.abroad} role="status">
            {abroad}
          </p>
          <Button onClick={onRegister}>{text('continueWithEmail')}</Button>
        </>
      ) : (
        <div hidden={registering}>
          <PhoneVerification way="googlePhone" send={send} verify={verify} />
        </div>
      )}
    </>
  )
}

export default GooglePhone

/** Creates the account for the token and the verified phone, then signs in with the same token (§4, A14). Returns an error message, or null. */
async function registerWithGoogle(
  token: string,
  { to, verificationId: phoneVerificationId }: SentOtp<PhoneEntry>,
  deactivated: string,
): Promise<string | null> {
  const { countryCode, number: mobile_no } = toPhone(to)
  const reply = await callApiReply(googleRegister, { body: { token, countryCode, mobile_no, phoneVerificationId } })
  if (reply.code !== codes.ok) return reply.message
  const problem = storeSession(await callApiReply(googleSignIn, { body: { token } }), deactivated)
  if (problem === null) firstLogin.set()
  return problem
}
