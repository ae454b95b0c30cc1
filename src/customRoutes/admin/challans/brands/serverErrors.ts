import { createContext, useContext } from 'react'
import type { CallError } from '../../../../dataProvider/callError.ts'
import type { BrandDraft } from './brandDraft.ts'

interface Fault {
  message: string
  /** What was refused. */
  value: unknown
}

export type ServerErrors = ReadonlyMap<string, Fault>

/** What the server has refused of a brand, by its path in the draft: `content.questions.0.answer.hi`. */
export const ServerErrorsContext = createContext<ServerErrors>(new Map())

const valueAt = (draft: BrandDraft, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], draft)

export const toServerErrors = (draft: BrandDraft, { fields }: Pick<CallError, 'fields'>): ServerErrors =>
  new Map(fields.map(({ field, message }) => [field, { message, value: valueAt(draft, field) }]))

/** Of a list the length is all that can be refused. */
const isSame = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other) ? one.length === other.length : one === other

/** What is wrong with a field, as long as it holds what was refused: rows may have moved since. */
export function useServerError(path: string, value: unknown): string | undefined {
  const fault = useContext(ServerErrorsContext).get(path)
  return fault && isSame(fault.value, value) ? fault.message : undefined
}

/** The same for a field that holds a list, one entry a line: each with its line. */
export function useLineErrors(path: string, lines: readonly string[]): { line: number; message: string }[] {
  const faults = useContext(ServerErrorsContext)
  return lines.flatMap((value, index) => {
    const fault = faults.get(`${path}.${index}`)
    return fault?.value === value ? [{ line: index + 1, message: fault.message }] : []
  })
}
