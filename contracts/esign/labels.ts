import { z } from 'zod'

/** An envelope is in one folder at most, and has any number of tags. */
export const labelKinds = ['folder', 'tag'] as const
export type LabelKind = (typeof labelKinds)[number]

export const labelLimits = {
  characters: 40,
  /** Of one kind, in an account. */
  count: 200,
  /** Envelopes in one call. */
  envelopes: 100,
} as const

/** The id of a folder or a tag. */
export const labelId = z.string().max(64)

export const labelName = z
  .string()
  .trim()
  .min(1, 'Enter a name.')
  .max(labelLimits.characters)
  .regex(/^\P{Cc}*$/u, 'Control characters are not allowed.')

export const envelopeLabel = z.object({ id: z.string(), name: z.string() })

export type EnvelopeLabel = z.output<typeof envelopeLabel>
