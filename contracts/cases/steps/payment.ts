import { z } from 'zod'
import { gstRates, paymentLimits } from '../stepPayments.ts'
import { choice, defineStep, text } from './define.ts'

const words = z.string().trim().min(1).max(120)

/** The person pays the account by the platform's gateway; what is received is owed to the account. */
export const paymentStep = defineStep({
  kind: 'payment',
  label: text('Payment', 'पेमेंट'),
  summary: text('The person pays you an amount by card or UPI.', 'व्यक्ति कार्ड या UPI से आपको राशि देता है।'),
  icon: 'wallet',
  actor: 'subject',
  settings: z.strictObject({
    /** The whole amount, GST included. */
    amountPaise: z
      .number()
      .int('Enter whole paise.')
      .min(paymentLimits.least, 'At least ₹1.')
      .max(paymentLimits.most, 'At most ₹5,00,000.'),
    /** What it is for, in words for the person. */
    purpose: z.strictObject({ en: words, hi: words }),
    gstPercent: z.literal(gstRates, 'Choose a rate of GST.').default(0),
    /** How long the person has to pay. */
    payHours: z.number().int().min(1).max(paymentLimits.hours).default(72),
  }),
  settingsFields: [
    { source: 'amountPaise', label: text('Amount', 'राशि'), kind: 'number' },
    { source: 'purpose', label: text('What it is for', 'किसलिए') },
    { source: 'gstPercent', label: text('GST included (%)', 'शामिल GST (%)'), kind: 'number' },
    { source: 'payHours', label: text('Hours to pay', 'पेमेंट के लिए घंटे'), kind: 'number' },
  ],
  answer: z.object({}),
  answerFields: [],
  outcomes: {
    paid: choice('Paid', 'पेमेंट हुआ', 'success'),
    failed: choice('Payment failed', 'पेमेंट नहीं हो पाया', 'danger'),
    expired: choice('Not paid in time', 'समय पर पेमेंट नहीं हुआ', 'warning'),
  },
  repeats: ['failed', 'expired'],
  facts: [
    { source: 'amount', label: text('Amount', 'राशि'), kind: 'money' },
    { source: 'gst', label: text('GST included', 'शामिल GST'), kind: 'money', optional: true },
    { source: 'payment', label: text('Payment ID', 'पेमेंट ID'), mask: 'tail', optional: true },
    { source: 'paidAt', label: text('Paid on', 'पेमेंट की तारीख'), kind: 'date', optional: true },
  ],
  example: {
    settings: {
      amountPaise: 49_900,
      purpose: { en: 'Registration fee', hi: 'रजिस्ट्रेशन शुल्क' },
      gstPercent: 18,
      payHours: 72,
    },
    answer: null,
  },
})
