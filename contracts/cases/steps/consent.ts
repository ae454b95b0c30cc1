import { z } from 'zod'
import { choice, defineStep, text } from './define.ts'

const words = z.strictObject({ en: z.string().trim().min(1).max(300), hi: z.string().trim().min(1).max(300) })

export const consentStep = defineStep({
  kind: 'consent',
  label: text('Consent', 'सहमति'),
  summary: text('The person agrees to what you state, or does not.', 'व्यक्ति आपकी लिखी बात से सहमत होता है, या नहीं।'),
  icon: 'badge-check',
  actor: 'subject',
  settings: z.strictObject({
    text: z.strictObject({ en: z.string().trim().min(20).max(4000), hi: z.string().trim().min(20).max(4000) }),
    /** What the person agrees to one by one. Each is a fact of its own: `consent.pan` is true if it was accepted. */
    items: z
      .array(z.strictObject({ id: z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/), label: words, why: words.optional() }))
      .min(1)
      .max(30)
      .refine(items => new Set(items.map(({ id }) => id)).size === items.length, 'A name is there twice.')
      .optional(),
    /** Days after the case for which the consent says that data is kept. */
    keepDays: z.number().int().min(1).max(3650).default(180),
  }),
  settingsFields: [
    { source: 'text', label: text('Text of the consent', 'सहमति का टेक्स्ट'), kind: 'textarea' },
    { source: 'keepDays', label: text('Days that data is kept', 'डेटा कितने दिन रहेगा'), kind: 'number' },
  ],
  /** `items`: the ids of those that are accepted. Without them, `agreed` is about all. */
  answer: z.object({ agreed: z.boolean(), items: z.array(z.string().max(40)).max(30).optional() }),
  answerFields: [{ source: 'agreed', label: text('I agree', 'मैं सहमत हूँ') }],
  outcomes: {
    given: choice('Given', 'दी गई', 'success'),
    refused: choice('Refused', 'मना किया', 'danger'),
  },
  facts: [],
  example: {
    settings: {
      text: {
        en: 'I agree that my documents are checked with the authorities that issued them.',
        hi: 'मैं सहमत हूँ कि मेरे दस्तावेज़ जारी करने वाले विभागों से जाँचे जाएँ।',
      },
    },
    answer: { agreed: true },
  },
})
