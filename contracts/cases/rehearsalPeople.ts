import { type Text, text } from '../platform/text.ts'

/** People of the sandbox who go through a plan before it is published. */
export const rehearsalPeople = ['asha', 'bharat', 'chetan', 'divya', 'imran'] as const
export type RehearsalPerson = (typeof rehearsalPeople)[number]

export const rehearsalWords: Record<RehearsalPerson, { name: Text; detail: Text }> = {
  asha: {
    name: text('Asha Rao', 'आशा राव'),
    detail: text('Answers everything, and everything is in order.', 'सब जवाब देती हैं, और सब सही निकलता है।'),
  },
  bharat: {
    name: text('Bharat Joshi', 'भरत जोशी'),
    detail: text('Answers everything, but the sources find something else.', 'सब जवाब देते हैं, पर सोर्स में कुछ और मिलता है।'),
  },
  chetan: {
    name: text('Chetan Nair', 'चेतन नायर'),
    detail: text('Does not give consent.', 'सहमति नहीं देते।'),
  },
  divya: {
    name: text('Divya Menon', 'दिव्या मेनन'),
    detail: text('Her documents cannot be read at first.', 'उनके दस्तावेज़ पहली बार पढ़े नहीं जाते।'),
  },
  imran: {
    name: text('Imran Qureshi', 'इमरान कुरैशी'),
    detail: text('The sources do not answer.', 'सोर्स जवाब नहीं देते।'),
  },
}
