import { z } from 'zod'
import { pictureTypes } from '../../files/files.ts'
import { type Text, text } from '../../platform/text.ts'
import { fileId } from '../../products/inputs.ts'

/* What steps with several entries share: employers, degrees. */

/** Paper about one entry: a letter, a payslip, a certificate. */
export const entryFiles = { most: 3, types: ['pdf', ...pictureTypes] } as const

const MAX_CHARACTERS = 160
const line = z.string().trim().max(MAX_CHARACTERS)

export const entryText = line.min(2)
export const optionalText = line.nullish()

/** A text of a form, with the reason in both languages if it has another one. */
export const matching = (pattern: RegExp, reason: Text) =>
  z
    .string()
    .trim()
    .max(MAX_CHARACTERS)
    .refine(value => pattern.test(value), { error: reason.en, params: { text: reason }, abort: true })

/** A month as `2021-04`. */
export const month = matching(
  /^(19|20)\d{2}-(0[1-9]|1[0-2])$/,
  text('Enter the month as year and month, such as 2021-04.', 'महीना साल और महीने के रूप में डालें, जैसे 2021-04।'),
)

const twice = text('The same file is there twice.', 'एक ही फ़ाइल दो बार है।')

/** Uploaded files by their ids, or none. */
export const optionalFiles = (most: number) =>
  z
    .array(fileId)
    .max(most)
    .refine(ids => new Set(ids).size === ids.length, { error: twice.en, params: { text: twice } })
    .nullish()

/** Whether something is asked for, and whether it has to be given. */
export const wanted = z.enum(['none', 'optional', 'required'])
export type Wanted = z.output<typeof wanted>

export const wantedOptions: { value: Wanted; label: Text }[] = [
  { value: 'none', label: text('Not asked', 'नहीं पूछना') },
  { value: 'optional', label: text('Optional', 'ज़रूरी नहीं') },
  { value: 'required', label: text('Required', 'ज़रूरी') },
]
