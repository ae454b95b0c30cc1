import { z } from 'zod'
import { limits } from '../../../contracts/platform/limits.ts'
import type { Text } from '../../../contracts/platform/text.ts'
import type { Context } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { readTypedPhone } from '../../platform/identity/typedPhone.ts'
import { translate } from '../../platform/translate.ts'
import { openCases } from '../openCases.ts'
import { candidateOf, type ImportRow, type NumberedRow } from './fileRows.ts'

export interface RowProblem {
  column: keyof ImportRow
  message: Text
}

type RowText =
  | 'name'
  | 'address'
  | 'email'
  | 'phone'
  | 'language'
  | 'tooLong'
  | 'twice'
  | 'open'
  | 'location'
  | 'failed'

export const rowProblem = (
  column: keyof ImportRow,
  key: RowText,
  params: Record<string, string | number> = {},
): RowProblem => ({
  column,
  message: { en: translate('en', `cases.row.${key}`, params), hi: translate('hi', `cases.row.${key}`, params) },
})

/**
 * What is wrong with each row, before anybody is asked: its texts, a candidate who is in the file twice, and one who has a background verification that has not
 * ended.
 */
export async function checkRows(
  ctx: Pick<Context, 'db' | 'vault'>,
  actor: Pick<CustomerActor, 'userId' | 'subUserId'>,
  rows: readonly NumberedRow[],
  locations: ReadonlyMap<string, string>,
): Promise<RowProblem[][]> {
  const results = rows.map(({ row }) => problemsOf(row, locations))
  const good = rows.flatMap(({ number, row }, place) =>
    results[place]?.length === 0 ? [{ number, place, candidate: candidateOf(row, locations) }] : [],
  )
  const open = await openCases(
    ctx,
    ctx.db,
    actor,
    good.map(({ candidate }) => candidate),
  )
  const seen: { number: number; email: string | null; phone: string | null }[] = []
  good.forEach(({ number, place, candidate: { email, phone } }, index) => {
    const id = open[index]
    if (id) results[place]?.push(rowProblem('name', 'open', { case: id }))
    const same = seen.find(one => isSamePerson(one, { email, phone }))
    if (same) results[place]?.push(rowProblem('name', 'twice', { row: same.number }))
    else seen.push({ number, email, phone })
  })
  return results
}

interface Addresses {
  email: string | null
  phone: string | null
}

/** Two people may share a phone, but not an e-mail address. */
const isSamePerson = (one: Addresses, other: Addresses): boolean =>
  one.email !== null && other.email !== null
    ? one.email === other.email
    : one.phone !== null && one.phone === other.phone

const address = z.string().regex(z.regexes.email).max(254)
const MAX_NAME = 120

function problemsOf(
  { name, email, phone, language, reference, location }: ImportRow,
  locations: ReadonlyMap<string, string>,
): RowProblem[] {
  const found: RowProblem[] = []
  if (name === '') found.push(rowProblem('name', 'name'))
  if (name.length > MAX_NAME) found.push(rowProblem('name', 'tooLong'))
  if (email === '' && phone === '') found.push(rowProblem('email', 'address'))
  if (email !== '' && !address.safeParse(email).success) found.push(rowProblem('email', 'email'))
  if (phone !== '' && !readTypedPhone(phone)) found.push(rowProblem('phone', 'phone'))
  if (!['', 'en', 'hi'].includes(language.toLowerCase())) found.push(rowProblem('language', 'language'))
  if (reference.length > limits.referenceCharacters) found.push(rowProblem('reference', 'tooLong'))
  if (location !== '' && !locations.has(location.toLowerCase())) found.push(rowProblem('location', 'location'))
  return found
}
