import {
  checkMobile,
  sendOtpV1,
  sendWhatsappOtp,
  verifyOtpV1,
  verifyWhatsappOtp,
} from '../../../contracts/calls/signIn.ts'
import { defaultCountry, toE164 } from '../../../contracts/people/phone.ts'
import { type PhoneEntry, toPhone } from '../../components/plain/phone/PhoneField.tsx'
import { callApiReply } from '../../dataProvider/api.ts'
import type { SentOtp } from '../otp/sentOtp.ts'

export const isIndian = ({ country }: PhoneEntry): boolean => country.dialCode === defaultCountry.dialCode

/** The phone number, formatted for display. */
export const formatPhone = (phone: PhoneEntry): string => {
  const { country, number } = phone
  return `${country.dialCode} ${isIndian(phone) ? number.replace(/^(\d{5})/, '$1 ') : number}`
}

/** Checks whether the account of a phone can sign in (A6); code 103 means that there is no account. Sends the country only outside India. */
export function checkPhone(phone: PhoneEntry) {
  const written = isIndian(phone) ? phone.number : toE164(toPhone(phone))
  return callApiReply(checkMobile, { params: { phone: written } })
}

/** Outside India codes are always sent by WhatsApp (A8). */
export const sendsByWhatsapp = (way: 'phone' | 'whatsapp', phone: PhoneEntry): boolean =>
  way === 'whatsapp' || !isIndian(phone)

export function sendSignInCode(way: 'phone' | 'whatsapp', phone: PhoneEntry) {
  const { countryCode, number: ph_no } = toPhone(phone)
  return sendsByWhatsapp(way, phone)
    ? callApiReply(sendWhatsappOtp, { body: { ph_no, countryCode } })
    : callApiReply(sendOtpV1, { body: { ph_no } })
}

/** The WhatsApp calls take the country and no `verificationId` (A9). */
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
