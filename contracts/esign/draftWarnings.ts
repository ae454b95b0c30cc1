import { text } from '../platform/text.ts'
import type { EnvelopeDraft } from './draft.ts'
import type { DraftProblem } from './draftProblems.ts'
import { isActing } from './states.ts'

const addresses = { email: text('e-mail address', 'ईमेल'), phone: text('phone number', 'फ़ोन नंबर') } as const

/** As far as two ways of writing the same are told without knowing the country. */
const compact = (value: string) =>
  value
    .toLowerCase()
    .replaceAll(/[\s()-]/g, '')
    .replace(/^(?:\+91|0)(?=\d{10}$)/, '')

/** What a draft can be sent with, but the sender should know: whoever reads two people's mail can sign for both. */
export function draftWarnings({ recipients }: Pick<EnvelopeDraft, 'recipients'>): DraftProblem[] {
  const acting = recipients.map((recipient, index) => ({ ...recipient, index })).filter(({ role }) => isActing(role))
  return (['email', 'phone'] as const).flatMap(kind =>
    acting.flatMap(({ name, index, [kind]: own }, place) => {
      const value = compact(own ?? '')
      const first = value && acting.slice(0, place).find(one => compact(one[kind] ?? '') === value)
      if (!first) return []
      const [before, after] = [first, { name, index }].map(one => one.name || `${one.index + 1}`)
      const { en, hi } = addresses[kind]
      const message = text(
        `${before} and ${after} have the same ${en}: whoever has it can sign for both.`,
        `${before} और ${after} का ${hi} एक ही है: वह जिसके पास है, दोनों की ओर से साइन कर सकता है।`,
      )
      return [{ field: `recipients.${index}.${kind}`, message }]
    }),
  )
}
