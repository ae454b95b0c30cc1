import { z } from 'zod'
import { condition } from '../conditionSchema.ts'
import { defineStep, text } from './define.ts'

export const slug = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'Use small letters, digits and hyphens.')

/** Rules in order; the first one that holds gives the outcome. A rule that cannot be decided ends the search with `otherwise`. */
export const decisionStep = defineStep({
  kind: 'decision',
  label: text('Decision', 'निर्णय'),
  summary: text('Rules over what is known choose the way.', 'मिली जानकारी पर नियम आगे का रास्ता चुनते हैं।'),
  icon: 'shield-alert',
  actor: 'platform',
  settings: z.strictObject({
    rules: z
      .array(z.strictObject({ outcome: slug, when: condition }))
      .min(1)
      .max(20),
    otherwise: slug,
  }),
  settingsFields: [],
  answer: z.object({}),
  answerFields: [],
  outcomes: {},
  facts: [{ source: 'rule', label: text('Rule that held', 'लागू नियम'), kind: 'count', optional: true }],
  example: {
    settings: { rules: [{ outcome: 'quick', when: { fact: 'pan.outcome', is: 'passed' } }], otherwise: 'thorough' },
    answer: null,
  },
})
