import type { PlanInput } from '../../../contracts/cases/plan.ts'

const words = (en: string) => ({ en, hi: en })

/** A plan with a form, a document, two checks, a review and a decision. */
export const vendorPlan: PlanInput = {
  title: { en: 'Vendor', hi: 'वेंडर' },
  steps: [
    {
      id: 'details',
      kind: 'form',
      title: words('Details'),
      settings: {
        fields: [
          { source: 'pan', label: words('PAN'), kind: 'identifier', identifier: 'pan' },
          { source: 'city', label: words('City'), optional: true },
        ],
      },
    },
    { id: 'card', kind: 'document', title: words('PAN card'), settings: { kind: 'pan' }, tries: 2 },
    {
      id: 'pan',
      kind: 'check',
      title: words('PAN check'),
      after: ['details'],
      settings: { product: 'pan-check', input: { pan: { fact: 'details.pan' }, name: { fact: 'subject.name' } } },
    },
    {
      id: 'profile',
      kind: 'check',
      title: words('PAN profile'),
      after: ['pan'],
      settings: { product: 'pan-profile', input: { pan: { fact: 'details.pan' } } },
    },
    {
      id: 'way',
      kind: 'decision',
      title: words('Which way'),
      after: ['card', 'pan', 'profile'],
      settings: {
        rules: [{ outcome: 'quick', when: { fact: 'pan.outcome', is: 'passed' } }],
        otherwise: 'thorough',
      },
    },
    {
      id: 'look',
      kind: 'review',
      title: words('Look at the papers'),
      skippable: true,
      settings: { question: words('Is it the same person?') },
    },
    {
      id: 'thanks',
      kind: 'notice',
      title: words('Thanks'),
      settings: { subject: words('Thank you'), text: words('We have what we need.') },
    },
  ],
  verdicts: [
    { value: 'clear', label: words('Clear'), tone: 'success' },
    { value: 'look', label: words('To be decided'), tone: 'warning' },
    { value: 'refused', label: words('Refused'), tone: 'danger' },
  ],
  rules: [
    { verdict: 'refused', when: { fact: 'pan.outcome', in: ['mismatch', 'notFound'] }, early: true },
    { verdict: 'look', when: { fact: 'look.outcome', isNot: 'passed' } },
    {
      verdict: 'clear',
      when: {
        all: [
          { fact: 'pan.outcome', is: 'passed' },
          { fact: 'look.outcome', is: 'passed' },
        ],
      },
    },
  ],
  otherwise: 'look',
}
