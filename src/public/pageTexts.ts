import * as en from '../../contracts/messages/bundles/public.en.ts'
import * as hi from '../../contracts/messages/bundles/public.hi.ts'
import { errors as errorsEn } from '../../contracts/messages/en/errors.ts'
import { signIn as signInEn } from '../../contracts/messages/en/signIn.ts'
import { errors as errorsHi } from '../../contracts/messages/hi/errors.ts'
import { signIn as signInHi } from '../../contracts/messages/hi/signIn.ts'
import type { Texts } from '../../contracts/messages/types.ts'
import type { PublicPageName, PublicState } from '../../contracts/pages/publicPage.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import { addMessages, textsIn } from '../i18n/messages.ts'
import type { PageHead } from './pageModule.ts'

/** Of the sign-in texts, public pages use those of the error page and of the field for a password. */
const usedOf = ({ failed, showPassword, hidePassword }: Texts<typeof signInEn>) => ({
  failed,
  showPassword,
  hidePassword,
})

const messages = {
  en: { ...en, errors: errorsEn, signIn: usedOf(signInEn) },
  hi: { ...hi, errors: errorsHi, signIn: usedOf(signInHi) },
}
addMessages('en', messages.en)
addMessages('hi', messages.hi)

type Sent = readonly (keyof typeof messages.en)[]

const everywhere: Sent = ['errors', 'signIn']
const search: Sent = ['publicChallans', 'publicChallanLanding', 'publicChallanSearch']
const challans: Sent = ['publicChallans', 'publicChallanList', 'publicChallanOrders']
const esign: Sent = ['publicChallans', 'publicEsign']
const esignLink: Sent = [...esign, 'publicInvitation']
const referee: Sent = ['publicChallans', 'publicInvitation', 'publicReferee']
const bgc: Sent = ['publicChallans', 'publicInvitation', 'publicCase', 'publicBgc', 'publicVideoKyc']
const videoCall: Sent = ['publicChallans', 'publicInvitation', 'publicVideoCall']
const report: Sent = ['publicIntelligence']

const namespaces: Record<PublicPageName, Sent> = {
  challanDetailedBrand: search,
  challanDetailed: search,
  challanDetails: challans,
  challanPaid: challans,
  challanFailed: challans,
  challanPayment: ['publicChallans', 'challanPayment'],
  sandboxCheckout: ['sandboxCheckout'],
  invitation: ['publicChallans', 'publicInvitation', 'publicCase', 'publicOnboarding', 'publicVideoKyc'],
  acceptEsign: esignLink,
  signDocument: esignLink,
  aadhaarEsign: esignLink,
  sandboxEsign: ['sandboxEsign'],
  esignResponse: esignLink,
  viewDocument: esignLink,
  documentSigned: esign,
  appendSignature: esign,
  esignForm: esign,
  employeeRating: referee,
  employeeReject: referee,
  candidateIntelligence: ['publicChallans', 'publicInvitation', 'publicSubject'],
  videoCall,
  bgcReport: ['publicChallans', 'publicInvitation', 'publicBgc'],
  acceptBgcRequest: bgc,
  rejectBgcRequest: bgc,
  backgroundVerification: bgc,
  bgcAadhaar: bgc,
  onboard: ['publicChallans', 'publicOnboarding'],
  kycIntelligence: report,
  kycInteligence: report,
  kycInteligenceReport: report,
  esignVerification: ['publicChallans', 'documentVerification'],
  status: ['publicChallans', 'publicStatus'],
}

/** The texts that are sent with a page's state. Imported by the server only. */
export const sentTexts = (page: PublicPageName, locale: Locale): PublicState['texts'] =>
  Object.fromEntries([...everywhere, ...namespaces[page]].map(namespace => [namespace, messages[locale][namespace]]))

/** The head of a page whose module defines none. */
export function landingHead({ locale, brand, config }: PublicState): PageHead {
  const text = textsIn(locale, 'publicChallanLanding')
  return { title: text('head', { brand: brand?.title ?? config.brandName }), description: text('description') }
}
