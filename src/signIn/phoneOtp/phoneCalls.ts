import {
  checkMobile,
  sendOtpV1,
  sendWhatsappOtp,
  verifyOtpV1,
  verifyWhatsappOtp,
} from '../../../contracts/calls/signIn.ts'
import { defaultCountry, toE164 } from '../../../contracts/phone.ts'
import { type PhoneEntry, toPhone } from '../../components/plain/phone/PhoneField.tsx'
import { callApiReply } from '../../dataProvider/api.ts'
import type { SentOtp } from '../otp/sentOtp.ts'

export const isIndian = ({ country }: PhoneEntry): boolean => country.dialCode === defaultCountry.dialCode

/** The phone as a person reads it. */
export const formatPhone = (phone: PhoneEntry): string => {
  const { country, number } = phone
  return `${country.dialCode} ${isIndian(phone) ? number.replace(/^(\d{5})/, '$1 ') : number}`
}

/** Whether the account of a phone may sign in (A6): 103 without an account. A number outside India names its country. */
export function checkPhone(phone: PhoneEntry) {
  const written = isIndian(phone) ? phone.number : toE164(toPhone(phone))
  return callApiReply(checkMobile, { params: { phone: written } })
}

/** Outside India by WhatsApp, whatever was chosen (A8). */
export const sendsByWhatsapp = (way: 'phone' | 'whatsapp', phone: PhoneEntry): boolean =>
  way === 'whatsapp' || !isIndian(phone)

export function sendSignInCode(way: 'phone' | 'whatsapp', phone: PhoneEntry) {
  const { countryCode, number: ph_no } = toPhone(phone)
  return sendsByWhatsapp(way, phone)
    ? callApiReply(sendWhatsappOtp, { body: { ph_no, countryCode } })
    : callApiReply(sendOtpV1, { body: { ph_no } })
}

/** WhatsApp's pair names the country and no `verificationId` (A9). */
export function verifySignInCode(
  way: 'phone' | 'whatsapp',
  { to, verificationId = '' }: SentOtp<PhoneEntry>,
  otp: string,
) {
  const { countryCode, number: ph_no } = toPhone(to)
  return sendsByWhatsapp(way, to)
    ? callApiReply(verifyWhatsappOtp, { body: { ph_no, countryCode, otp } })
    : callApiReply(verifyOtpV1, { body: { ph_no, verificationId, otp } })
}
