import type { ErrorReply } from '../../contracts/calls/define.ts'
import { textsOf } from '../i18n/useTexts.ts'

type FieldError = NonNullable<ErrorReply['error']['fields']>[number]

interface Details {
  /** The HTTP status; 0 if there was no reply. */
  status: number
  /** The contract's error code, or the number of a named call. */
  code: string | number
  requestId?: string | null
  fields?: FieldError[]
}

/** A failed call. `body` has the shape in which react-admin expects a form's field errors. */
export class CallError extends Error {
  status: number
  code: string | number
  requestId: string | undefined
  fields: FieldError[]
  body: { errors: Record<string, unknown> }

  constructor(message: string, { status, code, requestId, fields = [] }: Details) {
    super(message)
    this.name = 'CallError'
    this.status = status
    this.code = code
    this.requestId = requestId ?? undefined
    this.fields = fields
    const named = fields.map(({ field, message: text }) => [field, text])
    this.body = { errors: { ...Object.fromEntries(named), root: { serverError: message } } }
  }
}

export const networkError = () => new CallError(textsOf('errors')('network'), { status: 0, code: 'network' })

export const sessionEndedError = () =>
  new CallError(textsOf('errors')('ended'), { status: 401, code: 'unauthenticated' })

/** The error in a 4xx or 5xx reply: `{ error }` of resources, or `{ code, message }` of named calls. */
export async function toCallError(response: Response): Promise<CallError> {
  const requestId = response.headers.get('x-request-id')
  const body = (await response.json().catch(() => null)) as Partial<
    ErrorReply & { code: number; message: string }
  > | null
  if (body?.error) return new CallError(body.error.message, { status: response.status, ...body.error })
  const message = body?.message ?? textsOf('errors')('unreadable')
  return new CallError(message, { status: response.status, code: body?.code ?? response.status, requestId })
}
