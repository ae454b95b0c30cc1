import { parsePhone, toE164 } from '../../contracts/people/phone.ts'
import { countryByDialCode } from '../components/plain/phone/countries.ts'
import { type PhoneEntry, toPhone } from '../components/plain/phone/PhoneField.tsx'

const KEY = 'registerPhone'

/** A phone without an account, stored until the registration's second step, because the first one is about the e-mail (A7, A24). */
export const registerPhone = {
  keep: (phone: PhoneEntry): void => sessionStorage.setItem(KEY, toE164(toPhone(phone))),
  read(): PhoneEntry | null {
    const phone = parsePhone(sessionStorage.getItem(KEY) ?? '')
    return phone && { country: countryByDialCode(phone.countryCode), number: phone.number }
  },
  drop: (): void => sessionStorage.removeItem(KEY),
}
