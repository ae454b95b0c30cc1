import { z } from 'zod'
import { FILE_ID } from '../files/files.ts'
import { checkIdentifier, type IdentifierKind, identifierProblem, longestIdentifier } from '../identifiers/index.ts'
import { type InputCheck, inputChecks } from '../identifiers/inputChecks.ts'
import { plainText } from '../platform/plainText.ts'

/**
 * An identifier input: normalised and checked locally, free of charge. The issue's `params.at` is the zero-based index of the
 * wrong character in the normalised value, `params.text` the reason in both languages. `overwrite` keeps the JSON schema, which a transform would lose.
 */
export const identifier = (kind: IdentifierKind) =>
  z
    .string()
    .max(longestIdentifier(kind))
    .overwrite(value => normalised(kind, value))
    .superRefine((value, issues) => {
      const problem = identifierProblem(kind, value)
      if (problem) issues.addIssue({ code: 'custom', message: problem.text.en, params: problem })
    })

function normalised(kind: IdentifierKind, value: string): string {
  const checked = checkIdentifier(kind, value)
  return checked.ok ? checked.value : value
}

/** The name of a person or company: one line, trimmed. */
export const personName = z
  .string()
  .trim()
  .min(1, 'Enter a name.')
  .max(plainText.maxCharacters, `Enter at most ${plainText.maxCharacters} characters.`)
  .regex(plainText.pattern, 'Control characters are not allowed in a name.')

/** A text that a check of `inputChecks` judges, in characters at most `longest`; the issue's `params.text` is the reason in both languages. */
export const checkedText = (check: InputCheck, longest = 60) =>
  z
    .string()
    .trim()
    .max(longest)
    .superRefine((value, issues) => {
      const wrong = inputChecks[check](value)
      if (wrong) issues.addIssue({ code: 'custom', message: wrong.en, params: { text: wrong } })
    })

/** A day of birth as an ISO date, not before 1900 and not in the future. */
export const birthDate = checkedText('birthDate').meta({ pattern: '^(19|20)\\d\\d-\\d\\d-\\d\\d$' })

/** An uploaded file, or one of the samples, by its id. */
export const fileId = z.string().regex(FILE_ID, 'Use the ID of an uploaded file.')

/** Several files, in the order in which they are read. */
export const fileIds = (most: number) =>
  z
    .array(fileId)
    .min(1, 'Upload at least one file.')
    .max(most, `Send at most ${most} files.`)
    .refine(ids => new Set(ids).size === ids.length, 'The same file is there twice.')
