import { idAt } from '../../ids.ts'
import { sandboxIp } from './accounts.ts'
import type { runCheck } from './checks.ts'

type Check = Awaited<ReturnType<typeof runCheck>>

/** The gateway's log of the checks that came by key. */
export const requestsOf = (checks: readonly Check[]) =>
  checks
    .filter(check => check.api_key_id !== null)
    .map(check => ({
      id: idAt('req', check.finished_at),
      user_id: check.user_id,
      api_key_id: check.api_key_id,
      method: 'POST',
      path: `/v1/${check.product}`,
      product: check.product,
      status_code: check.status === 'source_unavailable' ? 503 : 200,
      verification_id: check.id,
      charge_paise: check.charge_paise,
      duration_ms: check.duration_ms,
      ip: sandboxIp,
      created_at: check.finished_at,
    }))
