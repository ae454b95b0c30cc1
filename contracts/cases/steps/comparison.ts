import { z } from 'zod'
import { choice, defineStep, text } from './define.ts'

/** Compares what the forms of a case say with what its checks have found, and the checks with each other. */
export const comparisonStep = defineStep({
  kind: 'comparison',
  label: text('Comparison', 'मिलान'),
  summary: text(
    'What was entered is compared with what the checks have found, and the checks with each other.',
    'भरी हुई जानकारी का जाँचों के नतीजों से, और जाँचों का आपस में मिलान।',
  ),
  icon: 'spell-check',
  actor: 'platform',
  settings: z.strictObject({}),
  settingsFields: [],
  answer: z.object({}),
  answerFields: [],
  outcomes: {
    agrees: choice('Agrees', 'मेल खाता है', 'success'),
    nothing: choice('Nothing to compare', 'मिलाने को कुछ नहीं', 'neutral'),
    doubtful: choice('Differs in part', 'कुछ फ़र्क है', 'warning'),
    contradicted: choice('Contradicted', 'विरोध मिला', 'danger'),
  },
  facts: [
    { source: 'agreements', label: text('Agreements', 'मेल खाती बातें'), kind: 'count' },
    { source: 'contradictions', label: text('Contradictions', 'विरोध'), kind: 'count' },
  ],
  example: { settings: {}, answer: null },
})
