import { googleRegister, googleSignIn } from '../../../contracts/calls/google.ts'
import { codes } from '../../../contracts/codes.ts'
import { firstLogin } from '../../authProvider/firstLogin.ts'
import { type PhoneEntry, toPhone } from '../../components/plain/phone/PhoneField.tsx'
import { callApiReply } from '../../dataProvider/api.ts'
import type { SentOtp } from '../otp/sentOtp.ts'
import { storeSession } from '../storeSession.ts'

/** Makes the account of the kept token with its proven phone, then signs in with the same token (§4, A14). Answers with what to say, or null. */
export async function registerWithGoogle(
  token: string,
  { to, verificationId: phoneVerificationId }: SentOtp<PhoneEntry>,
  deactivated: string,
): Promise<string | null> {
  const { countryCode, number: mobile_no } = toPhone(to)
  const made = await callApiReply(googleRegister, { body: { token, countryCode, mobile_no, phoneVerificationId } })
  if (made.code !== codes.ok) return made.message
  const problem = storeSession(await callApiReply(googleSignIn, { body: { token } }), deactivated)
  if (problem === null) firstLogin.set()
  return problem
}
