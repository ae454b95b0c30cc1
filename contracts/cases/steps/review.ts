import { z } from 'zod'
import { choice, defineStep, text } from './define.ts'

export const reviewStep = defineStep({
  kind: 'review',
  label: text('Review', 'रिव्यू'),
  summary: text(
    'A person of yours reads what was found and judges it.',
    'आपका कोई व्यक्ति मिली जानकारी देखकर निर्णय देता है।',
  ),
  icon: 'gavel',
  actor: 'customer',
  settings: z.strictObject({
    question: z.strictObject({ en: z.string().trim().min(5).max(300), hi: z.string().trim().min(5).max(300) }),
  }),
  settingsFields: [{ source: 'question', label: text('What is to be judged', 'क्या तय करना है'), kind: 'textarea' }],
  answer: z.object({
    outcome: z.enum(['passed', 'failed', 'unable']),
    reason: z.string().trim().min(5).max(1000),
  }),
  answerFields: [
    {
      source: 'outcome',
      label: text('Judgement', 'निर्णय'),
      kind: 'select',
      options: [
        { value: 'passed', label: text('Clear', 'सही') },
        { value: 'failed', label: text('Discrepancy', 'अंतर है') },
        { value: 'unable', label: text('Unable to verify', 'जाँच नहीं हो सकी') },
      ],
    },
    { source: 'reason', label: text('Reason', 'कारण'), kind: 'textarea' },
  ],
  outcomes: {
    passed: choice('Clear', 'सही', 'success'),
    failed: choice('Discrepancy', 'अंतर है', 'danger'),
    unable: choice('Unable to verify', 'जाँच नहीं हो सकी', 'warning'),
  },
  facts: [{ source: 'reason', label: text('Reason', 'कारण') }],
  example: {
    settings: { question: { en: 'Is this the same person?', hi: 'क्या यह वही व्यक्ति है?' } },
    answer: { outcome: 'passed', reason: 'Name and date of birth agree.' },
  },
})
