import type { VerificationStatus } from '../../../contracts/platform/codes.ts'
import type { ProductId } from '../../../contracts/products/index.ts'
import type { CallError } from '../../dataProvider/callError.ts'
import type { ApiMode } from './codeSamples.ts'
import type { RequestBody } from './requestBody.ts'

/** One request and its result. */
export interface Run {
  id: string
  at: string
  product: ProductId
  mode: ApiMode
  body: RequestBody
  /** 0 if there was no reply. */
  httpStatus: number
  status: VerificationStatus | null
  latencyMs: number
  /** In paise; null if it is unknown because there was no reply. */
  chargePaise: number | null
  requestId: string | null
  verificationId: string | null
  message: string | null
  fields: CallError['fields']
  reply: unknown
}

type Sent = Pick<Run, 'id' | 'at' | 'product' | 'mode' | 'body'>
type Measured = Sent & Pick<Run, 'latencyMs'>

interface Reply {
  id: string
  status: VerificationStatus
  charge: { paise: number }
}

interface Answered {
  reply: Reply
  httpStatus: number
  requestId: string | null
}

export const runFromReply = (run: Measured, { reply, httpStatus, requestId }: Answered): Run => ({
  ...run,
  httpStatus,
  status: reply.status,
  chargePaise: reply.charge.paise,
  requestId,
  verificationId: reply.id,
  message: null,
  fields: [],
  reply,
})

/** A refused request costs nothing; without a reply, or after a failure of the server, the charge is unknown. */
export function runFromError(run: Measured, error: CallError): Run {
  const { status, code, message, requestId, fields } = error
  const isUnknown = status === 0 || (status >= 500 && code !== 'source_unavailable' && code !== 'product_disabled')
  const shown = { code, message, ...(fields.length > 0 && { fields }), requestId }
  return {
    ...run,
    httpStatus: status,
    status: code === 'source_unavailable' ? 'source_unavailable' : null,
    chargePaise: isUnknown ? null : 0,
    requestId: requestId ?? null,
    verificationId: null,
    message,
    fields,
    reply: status === 0 ? null : { error: shown },
  }
}
