import { googleRegister, googleSignIn } from '../../../contracts/calls/google.ts'
import { codes } from '../../../contracts/codes.ts'
import { firstLogin } from '../../authProvider/firstLogin.ts'
import { type PhoneEntry, phoneIn } from '../../components/plain/phone/PhoneField.tsx'
import { call } from '../../dataProvider/api.ts'
import type { Sent } from '../otp/sent.ts'
import { takeSession } from '../takeSession.ts'

/** Makes the account of the kept token with its proven phone, then signs in with the same token (§4, A14). Answers with what to say, or null. */
export async function joinByGoogle(
  token: string,
  { to, verificationId: phoneVerificationId }: Sent<PhoneEntry>,
  deactivated: string,
): Promise<string | null> {
  const { countryCode, number: mobile_no } = phoneIn(to)
  const made = await call(googleRegister, { body: { token, countryCode, mobile_no, phoneVerificationId } })
  if (made.code !== codes.ok) return made.message
  const problem = takeSession(await call(googleSignIn, { body: { token } }), deactivated)
  if (problem === null) firstLogin.set()
  return problem
}
