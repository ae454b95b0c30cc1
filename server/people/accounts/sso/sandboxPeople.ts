import { type Text, text } from '../../../../contracts/platform/text.ts'

/** What goes wrong with a person on purpose. */
export type SandboxFault = 'expired' | 'nonce' | 'unverified' | 'noEmail' | 'down' | 'denied'

export interface SandboxPerson {
  email: string
  givenName: string
  familyName: string
  about: Text
  fault?: SandboxFault
  /** Has shown the issuer a second factor. */
  multiFactor?: boolean
}

/** The domain that the seed has proven for the demo account. */
export const SANDBOX_SSO_DOMAIN = 'corp.satyapan.test'

const at = (name: string) => `${name}@${SANDBOX_SSO_DOMAIN}`

/** Those of the demo account's company. */
export const sandboxColleagues: readonly SandboxPerson[] = [
  {
    email: at('nisha'),
    givenName: 'Nisha',
    familyName: 'Verma',
    about: text('Comes for the first time', 'पहली बार आती हैं'),
  },
  {
    email: at('farhan'),
    givenName: 'Farhan',
    familyName: 'Qureshi',
    about: text('Is a secondary user already', 'पहले से सब-यूज़र हैं'),
    multiFactor: true,
  },
  {
    email: at('expired'),
    givenName: 'Tara',
    familyName: 'Bose',
    about: text('Gets a token that has expired', 'इन्हें समय बीता हुआ टोकन मिलता है'),
    fault: 'expired',
  },
  {
    email: at('nonce'),
    givenName: 'Imran',
    familyName: 'Sheikh',
    about: text('Gets a token for another sign-in', 'इन्हें किसी दूसरे लॉग इन का टोकन मिलता है'),
    fault: 'nonce',
  },
  {
    email: at('unverified'),
    givenName: 'Leela',
    familyName: 'Pillai',
    about: text('Has not confirmed the e-mail address', 'इनका ईमेल पता वेरिफ़ाई नहीं हुआ है'),
    fault: 'unverified',
  },
  {
    email: at('no-email'),
    givenName: 'Gopal',
    familyName: 'Das',
    about: text('Comes without an e-mail address', 'इनका ईमेल पता नहीं आता'),
    fault: 'noEmail',
  },
  {
    email: 'visitor@elsewhere.test',
    givenName: 'Vera',
    familyName: 'Thomas',
    about: text('Has an address of another domain', 'इनका पता किसी दूसरे डोमेन का है'),
  },
  {
    email: at('down'),
    givenName: 'Dev',
    familyName: 'Anand',
    about: text('The issuer fails on the way back', 'वापस आते समय पहचान सेवा काम नहीं करती'),
    fault: 'down',
  },
  {
    email: at('declines'),
    givenName: 'Rekha',
    familyName: 'Joshi',
    about: text('Does not agree to sign in', 'लॉग इन के लिए सहमति नहीं देतीं'),
    fault: 'denied',
  },
]

/** Those of the operator. */
export const sandboxStaff: readonly SandboxPerson[] = [
  {
    email: 'admin@satyapan.test',
    givenName: 'Priya',
    familyName: 'Menon',
    about: text('Administrator', 'एडमिन'),
    multiFactor: true,
  },
  {
    email: 'super@satyapan.test',
    givenName: 'Arjun',
    familyName: 'Deshpande',
    about: text('Super-admin', 'सुपर-एडमिन'),
  },
  {
    email: 'newcomer@satyapan.test',
    givenName: 'Sana',
    familyName: 'Khan',
    about: text('Is not staff here', 'यहाँ की स्टाफ़ नहीं हैं'),
  },
]
