import { z } from 'zod'
import { choice, defineStep, text } from './define.ts'

const message = z.strictObject({ en: z.string().trim().min(5).max(1500), hi: z.string().trim().min(5).max(1500) })

export const noticeStep = defineStep({
  kind: 'notice',
  label: text('Notice', 'सूचना'),
  summary: text('The person is told something by e-mail or SMS.', 'व्यक्ति को ईमेल या SMS से सूचना।'),
  icon: 'mail',
  actor: 'platform',
  settings: z.strictObject({ subject: message, text: message }),
  settingsFields: [
    { source: 'subject', label: text('Subject', 'विषय') },
    { source: 'text', label: text('Text', 'टेक्स्ट'), kind: 'textarea' },
  ],
  answer: z.object({}),
  answerFields: [],
  outcomes: {
    sent: choice('Sent', 'भेजी गई', 'success'),
    noAddress: choice('No address', 'पता नहीं है', 'warning'),
  },
  facts: [],
  example: {
    settings: {
      subject: { en: 'We have your documents', hi: 'आपके दस्तावेज़ मिल गए' },
      text: { en: 'Thank you. We will write again.', hi: 'धन्यवाद। हम फिर लिखेंगे।' },
    },
    answer: null,
  },
})
