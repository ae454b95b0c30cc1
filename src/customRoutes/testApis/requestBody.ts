import { type Purpose, purposes } from '../../../contracts/platform/codes.ts'
import type { InputField, Product } from '../../../contracts/products/index.ts'
import { readFiles, writeFiles } from '../../resources/verifications/files/fileValue.ts'
import { toInput } from '../../resources/verifications/form/formState.ts'
import type { PurposeValues } from '../../resources/verifications/form/PurposeFields.tsx'

/** A request body, which may have been edited by hand. */
export type RequestBody = Record<string, unknown>

/** The product's example. Consent must be given explicitly, so it is not preset. */
export const exampleBody = (product: Product): RequestBody => ({
  ...(product.example as RequestBody),
  purpose: purposes[0],
  consent: false,
})

export const stringifyBody = (body: RequestBody): string => JSON.stringify(body, null, 2)

/** Parses a body; on failure returns the line of the error, or 0 if the engine does not report it. */
export function parseBody(text: string): { body: RequestBody } | { line: number } {
  try {
    const value = JSON.parse(text) as unknown
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { body: value as RequestBody }
    return { line: 1 }
  } catch (error) {
    const found = /line (\d+)/.exec((error as Error).message) ?? /position (\d+)/.exec((error as Error).message)
    if (!found) return { line: 0 }
    const [whole, number] = found
    return { line: whole.startsWith('line') ? Number(number) : text.slice(0, Number(number)).split('\n').length }
  }
}

export function readField(body: RequestBody, { source }: InputField): string {
  const value = body[source]
  if (Array.isArray(value)) return writeFiles(value.map(String))
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Empty fields are left out; numbers are sent as numbers. */
export function setField(body: RequestBody, field: InputField, value: string): RequestBody {
  const { source, kind } = field
  const { [source]: _, ...rest } = body
  if (kind === 'file') return readFiles(value).length > 0 ? { ...body, [source]: toInput(field, value) } : rest
  if (value === '') return rest
  const isNumber = kind === 'number' && value.trim() !== '' && Number.isFinite(Number(value))
  return { ...body, [source]: isNumber ? Number(value) : value }
}

const isPurpose = (value: unknown): value is Purpose => purposes.some(purpose => purpose === value)

export const readPurpose = ({ purpose, reference, consent }: RequestBody): PurposeValues => ({
  purpose: isPurpose(purpose) ? purpose : '',
  reference: typeof reference === 'string' ? reference : '',
  consent: consent === true,
})

export function setPurpose(body: RequestBody, changed: Partial<PurposeValues>): RequestBody {
  const { reference, ...rest } = { ...body, ...changed }
  return reference === '' || reference === undefined ? rest : { ...rest, reference }
}
