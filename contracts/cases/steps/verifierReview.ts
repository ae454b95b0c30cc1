import { z } from 'zod'
import { verifierSkillNames, verifierSkills } from '../verifierSkills.ts'
import { slug } from './decision.ts'
import { choice, defineStep, text } from './define.ts'

/** Evidence that does not suffice, and what could not be verified, are outcomes of their own: neither is good. */
export const verifierOutcomes = ['passed', 'failed', 'unable', 'insufficient'] as const

const instruction = z.string().trim().min(5).max(1000)

/** A verifier sees the steps that it judges as claimed and found, with their files. */
export const verifierReviewStep = defineStep({
  kind: 'verifierReview',
  label: text('Verifier’s review', 'वेरिफ़ायर की जाँच'),
  summary: text(
    'A verifier of ours compares what was claimed with what was found, and judges it.',
    'हमारे वेरिफ़ायर बताई गई और मिली जानकारी मिलाकर निर्णय देते हैं।',
  ),
  icon: 'person-check',
  actor: 'staff',
  settings: z.strictObject({
    /** The steps that it judges. They end before it begins. */
    judges: z.array(slug).min(1, 'Choose at least one step.').max(20),
    instructions: z.strictObject({ en: instruction, hi: instruction }),
    skill: z.enum(verifierSkills),
  }),
  settingsFields: [
    { source: 'judges', label: text('Steps to judge', 'किन स्टेप की जाँच') },
    { source: 'instructions', label: text('Instructions', 'निर्देश'), kind: 'textarea' },
    {
      source: 'skill',
      label: text('Skill needed', 'ज़रूरी योग्यता'),
      kind: 'select',
      options: verifierSkills.map(value => ({ value, label: verifierSkillNames[value] })),
    },
  ],
  answer: z.object({ outcome: z.enum(verifierOutcomes), reason: z.string().trim().min(5).max(1000) }),
  answerFields: [
    {
      source: 'outcome',
      label: text('Judgement', 'निर्णय'),
      kind: 'select',
      options: [
        { value: 'passed', label: text('Clear', 'सही') },
        { value: 'failed', label: text('Discrepancy', 'अंतर है') },
        { value: 'unable', label: text('Unable to verify', 'जाँच नहीं हो सकी') },
        { value: 'insufficient', label: text('Insufficient', 'जानकारी कम है') },
      ],
    },
    { source: 'reason', label: text('Reason', 'कारण'), kind: 'textarea' },
  ],
  outcomes: {
    passed: choice('Clear', 'सही', 'success'),
    failed: choice('Discrepancy', 'अंतर है', 'danger'),
    unable: choice('Unable to verify', 'जाँच नहीं हो सकी', 'warning'),
    insufficient: choice('Insufficient', 'जानकारी कम है', 'warning'),
  },
  facts: [{ source: 'reason', label: text('Reason', 'कारण') }],
  example: {
    settings: {
      judges: ['pan'],
      instructions: {
        en: 'Compare the name on the card with the name at the source.',
        hi: 'कार्ड का नाम विभाग के रिकॉर्ड के नाम से मिलाएँ।',
      },
      skill: 'identity',
    },
    answer: { outcome: 'passed', reason: 'Name and number agree with the record.' },
  },
})
