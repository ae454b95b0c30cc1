import { challanNotices } from '../../../contracts/challans/challans.ts'
import type { Values } from '../../../contracts/messages/translate.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import type { Voice } from '../../platform/config/voice.ts'
import type { Context, Trx } from '../../platform/context.ts'
import { translate } from '../../platform/translate.ts'

/** Every text that a citizen can get. */
export const citizenTexts = [
  'challans.sms',
  ...challanNotices.map(notice => `challanOrders.sms.${notice}` as const),
] as const

interface CitizenText {
  /** A phone number with its country code. */
  to: string
  locale: Locale
  key: (typeof citizenTexts)[number]
  words: Values
  subject?: string
  otp?: string
}

/** The one way to a citizen's phone: an SMS in the voice of the brand they use, which the text calls `brand`. Returns its id. */
export const textCitizen = (
  { channels }: Pick<Context, 'channels'>,
  trx: Trx,
  voice: Voice,
  { to, locale, key, words, subject = '', otp }: CitizenText,
): Promise<string> => {
  const text = translate(locale, key, { ...words, brand: voice.name })
  return channels.send(trx, { channel: 'sms', to, subject, text, voice, ...(otp !== undefined && { otp }) })
}
