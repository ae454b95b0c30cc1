import { redactReply, redactRequest } from '../checks/usage/redact.ts'
import { outcomeOf } from '../checks/usage/requestLogValues.ts'
import { idAt } from '../platform/identity/ids.ts'
import { sandboxIp } from '../sandbox/accounts.ts'
import type { runCheck } from './checks.ts'

type Check = Awaited<ReturnType<typeof runCheck>>

/** A caller now and then sends what the local checks refuse, a moment before the right one. */
const REFUSED_BEFORE_EVERY = 45
const EARLIER_MS = 4_000

const byKey = (checks: readonly Check[]) => checks.filter(check => check.api_key_id !== null)

const common = (check: Check) => ({
  user_id: check.user_id,
  api_key_id: check.api_key_id,
  method: 'POST',
  path: `/v1/${check.product}`,
  product: check.product,
  mode: check.mode,
  ip: sandboxIp,
})

/** The gateway's log of the checks that came by key. */
export const requestsOf = (checks: readonly Check[]) =>
  byKey(checks).map(check => {
    const down = check.status === 'source_unavailable'
    const status_code = down ? 503 : 200
    const { id, product, status, result, reference, wallet, purpose, charge_paise } = check
    const reply = { id, product, status, result, reference, charge: { paise: charge_paise, wallet } }
    const message = `The source did not respond, and nothing was charged. Verification: ${id}.`
    return {
      ...common(check),
      id: idAt('req', check.finished_at),
      status_code,
      outcome: outcomeOf(status_code, reply),
      reference,
      verification_id: id,
      charge_paise,
      duration_ms: check.duration_ms,
      request_body: redactRequest(product, { ...check.input_masked, consent: true, purpose, reference }),
      reply_body: redactReply(product, down ? { error: { code: 'source_unavailable', message } } : reply),
      created_at: check.finished_at,
    }
  })

export const refusalsOf = (checks: readonly Check[]) =>
  byKey(checks)
    .filter((_, index) => index % REFUSED_BEFORE_EVERY === 0)
    .map(check => {
      const at = new Date(check.created_at.getTime() - EARLIER_MS)
      const id = idAt('req', at)
      const message = 'Invalid input: expected true'
      const error = { code: 'bad_request', message, fields: [{ field: 'consent', message }], requestId: id }
      return {
        ...common(check),
        id,
        status_code: 400,
        outcome: 'refused',
        reference: null,
        verification_id: null,
        charge_paise: 0,
        duration_ms: 3,
        request_body: redactRequest(check.product, { ...check.input_masked, consent: false, purpose: check.purpose }),
        reply_body: { error },
        created_at: at,
      }
    })
