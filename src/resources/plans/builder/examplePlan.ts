import { personsName } from '../../../../contracts/cases/holder.ts'
import type { Plan } from '../../../../contracts/cases/plan.ts'
import { steps as kinds } from '../../../../contracts/cases/steps/index.ts'
import { text } from '../../../../contracts/platform/text.ts'
import { blankPlan } from './draft.ts'

const common = { tries: 1, skippable: false }

/** Consent, a form, a check, and a person for whatever is not plainly right: a first plan to change. */
export const examplePlan: Plan = {
  ...blankPlan,
  title: text('PAN of a vendor', 'वेंडर का PAN'),
  steps: [
    {
      ...common,
      id: 'consent',
      kind: 'consent',
      title: text('Consent', 'सहमति'),
      settings: { text: kinds.consent.example.settings.text, keepDays: 180 },
      dueHours: 72,
    },
    {
      ...common,
      id: 'details',
      kind: 'form',
      title: text('Your details', 'आपकी जानकारी'),
      settings: {
        fields: [{ source: 'pan', label: text('PAN', 'PAN'), kind: 'identifier', identifier: 'pan', optional: false }],
      },
      dueHours: 72,
    },
    {
      ...common,
      id: 'pan',
      kind: 'check',
      title: text('PAN check', 'PAN जाँच'),
      tries: 2,
      settings: {
        product: 'pan-check',
        input: { pan: { fact: 'details.pan' }, name: { fact: 'subject.name' } },
        holder: personsName,
      },
    },
    {
      ...common,
      id: 'look',
      kind: 'review',
      title: text('Review', 'रिव्यू'),
      when: { fact: 'pan.outcome', isNot: 'passed' },
      settings: { question: text('May we work with this vendor?', 'क्या हम इस वेंडर के साथ काम कर सकते हैं?') },
    },
  ],
  rules: [
    { verdict: 'refused', when: { fact: 'consent.outcome', is: 'refused' }, early: true },
    { verdict: 'refused', when: { fact: 'pan.outcome', is: 'notFound' }, early: true },
    {
      verdict: 'clear',
      when: {
        any: [
          { fact: 'pan.outcome', is: 'passed' },
          { fact: 'look.outcome', is: 'passed' },
        ],
      },
      early: false,
    },
  ],
}
