import type { PlanInput } from '../../../contracts/cases/plan.ts'

const words = (en: string) => ({ en, hi: en })

/** A PAN that a verifier judges, and every judgement a second person looks at. */
export const verifierPlan: PlanInput = {
  title: words('Verified PAN'),
  steps: [
    {
      id: 'details',
      kind: 'form',
      title: words('Details'),
      settings: { fields: [{ source: 'pan', label: words('PAN'), kind: 'identifier', identifier: 'pan' }] },
    },
    {
      id: 'pan',
      kind: 'check',
      title: words('PAN check'),
      settings: { product: 'pan-check', input: { pan: { fact: 'details.pan' }, name: { fact: 'subject.name' } } },
    },
    {
      id: 'judgement',
      kind: 'verifierReview',
      title: words('Judgement'),
      dueHours: 24,
      settings: { judges: ['details', 'pan'], instructions: words('Compare the names.'), skill: 'identity' },
    },
    { id: 'second', kind: 'quality', title: words('Second look'), settings: { step: 'judgement' } },
  ],
  verdicts: [
    { value: 'clear', label: words('Clear'), tone: 'success' },
    { value: 'look', label: words('To be decided'), tone: 'warning' },
  ],
  rules: [
    {
      verdict: 'clear',
      when: {
        all: [
          { fact: 'pan.outcome', is: 'passed' },
          { fact: 'judgement.outcome', is: 'passed' },
          { fact: 'second.outcome', in: ['agreed', 'notSampled'] },
        ],
      },
    },
  ],
  otherwise: 'look',
}
