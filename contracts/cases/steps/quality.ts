import { z } from 'zod'
import { slug } from './decision.ts'
import { choice, defineStep, text } from './define.ts'

/**
 * A second person looks at a judgement: at each one, or at a sample that the seed and the case’s id decide. Whoever sends it back has the judged step asked again.
 */
export const qualityStep = defineStep({
  kind: 'quality',
  label: text('Quality control', 'क्वालिटी की जाँच'),
  summary: text(
    'A second verifier of ours agrees with a judgement, or sends it back.',
    'हमारे दूसरे वेरिफ़ायर निर्णय से सहमत होते हैं, या उसे वापस भेजते हैं।',
  ),
  icon: 'badge-check',
  actor: 'staff',
  settings: z.strictObject({
    /** The verifier’s review that it looks at. */
    step: slug,
    /** Of 100 cases, how many are looked at. */
    percent: z.number().int().min(1).max(100).default(100),
    /** Decides, with the case’s id, which ones. */
    seed: z.string().trim().min(1).max(40).default('1'),
  }),
  settingsFields: [
    { source: 'step', label: text('Review', 'कौन-सी जाँच देखें') },
    { source: 'percent', label: text('Cases to review, of 100', '100 में से कितने केस'), kind: 'number' },
    { source: 'seed', label: text('Seed of the sample', 'सैंपल का बीज (seed)') },
  ],
  answer: z.object({ outcome: z.enum(['agreed', 'sentBack']), reason: z.string().trim().min(5).max(1000) }),
  answerFields: [
    {
      source: 'outcome',
      label: text('Answer', 'जवाब'),
      kind: 'select',
      options: [
        { value: 'agreed', label: text('Agree', 'सहमत') },
        { value: 'sentBack', label: text('Send back', 'वापस भेजें') },
      ],
    },
    { source: 'reason', label: text('Reason', 'कारण'), kind: 'textarea' },
  ],
  outcomes: {
    agreed: choice('Agreed', 'सहमत', 'success'),
    sentBack: choice('Sent back', 'वापस भेजा', 'warning'),
    notSampled: choice('Not in the sample', 'सैंपल में नहीं'),
  },
  repeats: ['sentBack'],
  facts: [{ source: 'reason', label: text('Reason', 'कारण'), optional: true }],
  example: {
    settings: { step: 'judgement', percent: 10, seed: '1' },
    answer: { outcome: 'agreed', reason: 'The evidence bears the judgement out.' },
  },
})
