import type { StepRunner } from '../../cases/runners.ts'
import { askSubject } from './askSubject.ts'

export const consent: StepRunner = {
  begin: askSubject,
  answer: async (_ctx, _scope, { step }, answer) => {
    if (step.kind !== 'consent') throw new TypeError('A step of another kind.')
    const { agreed, items: accepted } = answer as { agreed: boolean; items?: string[] }
    const facts = Object.fromEntries(
      (step.settings.items ?? []).map(({ id }) => [id, agreed && (accepted?.includes(id) ?? true)]),
    )
    const isGiven = agreed && (step.settings.items === undefined || Object.values(facts).includes(true))
    return { type: 'answered', outcome: isGiven ? 'given' : 'refused', facts }
  },
  show: ({ step }, locale) => {
    if (step.kind !== 'consent') throw new TypeError('A step of another kind.')
    const { text, keepDays, items = [] } = step.settings
    return {
      kind: 'consent',
      text: text[locale],
      keepDays,
      items: items.map(({ id, label, why }) => ({ id, label: label[locale], why: why?.[locale] ?? null })),
    }
  },
}
