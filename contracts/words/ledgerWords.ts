import { type PriceItem, priceItems } from '../checks/priceItems.ts'
import { formatText } from '../messages/translate.ts'
import { type Locale, locales, type Text, text } from '../platform/text.ts'
import type { ProductId } from '../products/index.ts'

/** What the platform writes into the ledger, other than names of products and prices. Entries of bulk jobs are in the language of who started the job, all others in English. */
export const ledgerWords = {
  cardPayment: text('Card payment', 'कार्ड से पेमेंट'),
  outstandingByCard: text('Outstanding amount paid by card', 'बकाया का कार्ड से पेमेंट'),
  outstandingPaid: text('Outstanding paid', 'बकाया चुकाया'),
  creditNote: text('Credit note for a part of an invoice', 'इनवॉइस के हिस्से का क्रेडिट नोट'),
  cardDiverged: text('Card payment that does not match its order', 'ऑर्डर से अलग कार्ड पेमेंट'),
  cardReturned: text('Mismatched card payment returned', 'अलग कार्ड पेमेंट लौटाया'),
  challansCollected: text('Traffic challans paid', 'ट्रैफ़िक चालान का पेमेंट'),
  challansDiverged: text('Traffic challan payment mismatch', 'ऑर्डर से अलग पेमेंट'),
  challans: text('Traffic challans', 'ट्रैफ़िक चालान'),
  challanSettled: text('Traffic challan settled', 'ट्रैफ़िक चालान निपटाया गया'),
  challansReturned: text('Traffic challans refunded', 'ट्रैफ़िक चालान का रिफ़ंड'),
  casePaymentReceived: text('Payment received in a case', 'केस में मिला पेमेंट'),
  casePaymentDiverged: text('Payment in a case that goes back', 'केस का पेमेंट जो लौटेगा'),
  casePaymentReturned: text('Payment in a case refunded', 'केस का पेमेंट लौटाया'),
  payout: text('Payments of cases paid out', 'केस के पेमेंट का पेआउट'),
  payoutReturned: text('Payout returned', 'पेआउट वापस आया'),
  intelligenceReport: text('Intelligence report', 'इंटेलिजेंस रिपोर्ट'),
  esignReleased: text('E-sign document not completed', 'ई-साइन दस्तावेज़ पूरा नहीं हुआ'),
  holdExpired: text('Hold expired', 'होल्ड की समय-सीमा खत्म'),
  carriedOver: text('Checks from before the migration', 'माइग्रेशन से पहले की जाँचें'),
  signUpBonus: text('Sign-up bonus', 'साइन-अप बोनस'),
  jobReserved: text('%{product}, %{count} rows of %{file}', '%{product}, %{file} की %{count} पंक्तियाँ'),
  jobCharged: text('%{product}, %{count} rows', '%{product}, %{count} पंक्तियाँ'),
  jobRest: text('%{product}, rest of %{file}', '%{product}, %{file} की बाकी राशि'),
} as const satisfies Record<string, Text>

interface EntryWords {
  words: string
  /** The product whose name or price the entry has. */
  product: ProductId | null
}

/** The purpose of a ledger entry in the reader's language. Words of people, such as a correction's reason, remain as they are. */
export function entryWords(description: string, locale: Locale): EntryWords {
  const item = items.get(description)
  if (item) return { words: item.label[locale], product: item.product }
  for (const { pattern, words } of known) {
    const match = pattern.exec(description)
    if (!match) continue
    const named = items.get(match.groups?.product ?? '')
    const filled = formatText(words[locale], { ...match.groups, product: named?.label[locale] })
    return { words: filled, product: named?.product ?? null }
  }
  return { words: description, product: null }
}

/** By name in each language. The first of a name is the product's plain answer. */
const items = new Map<string, PriceItem>()
for (const item of priceItems)
  for (const locale of locales) if (!items.has(item.label[locale])) items.set(item.label[locale], item)

const escaped = (words: string) => words.replace(/[.*+?^$()|[\]\\]/g, '\\$&')

/** What may stand for each `%{name}`, as parts of patterns. */
const parts: Record<string, string> = {
  product: [...items.keys()].map(escaped).join('|'),
  count: '[\\d,]+',
  file: '.+',
}

const patternOf = (words: string) =>
  new RegExp(`^${escaped(words).replace(/%\{(\w+)\}/g, (_, name: string) => `(?<${name}>${parts[name]})`)}$`)

const known = Object.values<Text>(ledgerWords).flatMap(words =>
  locales.map(locale => ({ words, pattern: patternOf(words[locale]) })),
)
