import type { PlanInput } from '../../contracts/cases/plan.ts'
import { text } from '../../contracts/platform/text.ts'
import { consentText, review, verdicts } from './casePlans.ts'

/** Somebody who delivers: the card and the person who holds it. */
export const courierPlan: PlanInput = {
  title: text('Delivery partner', 'डिलीवरी पार्टनर'),
  steps: [
    { id: 'consent', kind: 'consent', title: text('Consent', 'सहमति'), settings: { text: consentText }, dueHours: 48 },
    {
      id: 'card',
      kind: 'document',
      title: text('PAN card', 'PAN कार्ड'),
      settings: { kind: 'pan' },
      tries: 3,
      dueHours: 48,
    },
    {
      id: 'face',
      kind: 'selfie',
      title: text('Selfie', 'सेल्फ़ी'),
      settings: { matchTo: 'card' },
      tries: 3,
      dueHours: 48,
    },
    {
      id: 'look',
      kind: 'review',
      title: text('Review', 'रिव्यू'),
      when: { not: { fact: 'face.outcome', is: 'matched' } },
      dueHours: 24,
      settings: { question: review },
    },
  ],
  verdicts,
  rules: [
    { verdict: 'refused', when: { fact: 'consent.outcome', is: 'refused' }, early: true },
    {
      verdict: 'clear',
      when: {
        all: [
          { fact: 'card.outcome', is: 'passed' },
          { fact: 'face.outcome', is: 'matched' },
        ],
      },
    },
    { verdict: 'refused', when: { fact: 'look.outcome', is: 'failed' } },
    { verdict: 'clear', when: { fact: 'look.outcome', is: 'passed' } },
  ],
  otherwise: 'look',
}
