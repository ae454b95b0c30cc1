import { z } from 'zod'
import { MAX_PAISE } from '../fields/schemas.ts'
import { statementCategories, statementModes } from './statementCodes.ts'

export const statementDirections = ['credit', 'debit'] as const
export type StatementDirection = (typeof statementDirections)[number]

/**
 * Gives a row its category. All parts that are present must hold; the first rule that fires decides, a customer's before ours. Texts are compared
 * in upper case with any run of separators (`/ - _ : .` and blanks) as one blank.
 */
export const statementRule = z.object({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/i, 'Use letters, digits and hyphens.'),
  category: z.enum(statementCategories),
  direction: z.enum(statementDirections).optional(),
  /** Any of these must occur as whole words. */
  words: z.array(z.string().min(2).max(60)).max(200).optional(),
  /** Parts of a description in their order, with `*` for anything between: `NACH*FINANCE*`. Not a regular expression. */
  pattern: z.string().min(2).max(200).optional(),
  modes: z.array(z.enum(statementModes)).max(statementModes.length).optional(),
  /** In paise, inclusive. */
  fromPaise: z.number().int().min(0).max(MAX_PAISE).optional(),
  toPaise: z.number().int().min(0).max(MAX_PAISE).optional(),
})
export type StatementRule = z.output<typeof statementRule>

/** A customer's own rules, in their order. A rule without words and pattern needs an amount or a mode, or it would take every row. */
export const statementRules = z
  .array(
    statementRule.refine(
      ({ words, pattern, modes, fromPaise, toPaise }) =>
        [words?.length, pattern, modes?.length, fromPaise, toPaise].some(Boolean),
      'Add words, a pattern, a mode or an amount.',
    ),
  )
  .max(200)
