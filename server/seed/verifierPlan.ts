import type { PlanInput } from '../../contracts/cases/plan.ts'
import { text } from '../../contracts/platform/text.ts'

/** A new colleague: the PAN is checked at its source, a verifier compares it, and a second person looks at every judgement. */
export const colleaguePlan: PlanInput = {
  title: text('New colleague', 'नए सहकर्मी'),
  steps: [
    {
      id: 'consent',
      kind: 'consent',
      title: text('Consent', 'सहमति'),
      settings: {
        text: text(
          'I agree that Zenith Components has my identity verified before I join.',
          'मैं सहमत हूँ कि Zenith Components मेरे जुड़ने से पहले मेरी पहचान की जाँच कराए।',
        ),
      },
      dueHours: 72,
    },
    {
      id: 'details',
      kind: 'form',
      title: text('Your details', 'आपकी जानकारी'),
      dueHours: 72,
      settings: {
        fields: [
          { source: 'pan', label: text('PAN', 'PAN'), kind: 'identifier', identifier: 'pan' },
          { source: 'employer', label: text('Last employer', 'पिछली कंपनी'), optional: true },
        ],
      },
    },
    {
      id: 'pan',
      kind: 'check',
      title: text('PAN', 'PAN'),
      tries: 2,
      settings: { product: 'pan-check', input: { pan: { fact: 'details.pan' }, name: { fact: 'subject.name' } } },
    },
    {
      id: 'identity',
      kind: 'verifierReview',
      title: text('Identity', 'पहचान'),
      dueHours: 48,
      settings: {
        judges: ['details', 'pan'],
        instructions: text(
          'Compare the name that the person gave with the name at the source. Judge “Insufficient” if the source has no name.',
          'व्यक्ति का बताया नाम विभाग के रिकॉर्ड के नाम से मिलाएँ। रिकॉर्ड में नाम न हो, तो “जानकारी कम है” चुनें।',
        ),
        skill: 'identity',
      },
    },
    {
      id: 'quality',
      kind: 'quality',
      title: text('Second look', 'दूसरी नज़र'),
      dueHours: 24,
      settings: { step: 'identity', percent: 100 },
    },
  ],
  verdicts: [
    { value: 'clear', label: text('Clear', 'सही'), tone: 'success' },
    { value: 'look', label: text('To be decided', 'तय करना बाकी'), tone: 'warning' },
    { value: 'refused', label: text('Refused', 'मना'), tone: 'danger' },
  ],
  rules: [
    { verdict: 'refused', when: { fact: 'consent.outcome', is: 'refused' }, early: true },
    { verdict: 'refused', when: { fact: 'identity.outcome', is: 'failed' } },
    {
      verdict: 'clear',
      when: {
        all: [
          { fact: 'pan.outcome', is: 'passed' },
          { fact: 'identity.outcome', is: 'passed' },
          { fact: 'quality.outcome', in: ['agreed', 'notSampled'] },
        ],
      },
    },
  ],
  otherwise: 'look',
}
