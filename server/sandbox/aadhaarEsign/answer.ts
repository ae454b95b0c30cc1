import type { SandboxEsignOutcome } from '../../../contracts/esign/sandboxEsign.ts'
import { receiveAnswer } from '../../esign/aadhaar/receiveAnswer.ts'
import { type SandboxHolder, sandboxAnswer } from '../../esign/aadhaar/sandboxAnswer.ts'
import { keepAnswer, type SandboxRequest } from '../../esign/aadhaar/sandboxTransactions.ts'
import type { Context, Scope } from '../../platform/context.ts'

const LATE_MS = 8_000

interface Wanted {
  holder: SandboxHolder
  outcome: SandboxEsignOutcome
}

/** Answers as a provider does: 2.1 by a form of the browser, 3.2 by itself, which needs no network here, and then sends the browser back. */
export async function answerAsProvider(
  ctx: Context,
  scope: Scope,
  request: SandboxRequest,
  { holder, outcome }: Wanted,
) {
  const xml = await sandboxAnswer(ctx, request, holder, outcome)
  await keepAnswer(ctx, request.transaction, xml)
  if (outcome === 'lost') return { state: 'lost' as const }
  const times = outcome === 'twice' ? 2 : 1
  const afterMs = outcome === 'late' ? LATE_MS : 0
  // Only the path: the address by which people reach this server may be another than the one it is called by.
  const formTo = (url: string, fields: { name: string; value: string }[]) =>
    ({ state: 'answered', action: new URL(url).pathname, fields, times, afterMs }) as const
  if (request.version === '2.1') return formTo(request.responseUrl, [{ name: 'msg', value: xml }])
  for (let time = 0; time < times; time++) await receiveAnswer(ctx, scope, xml)
  return { ...formTo(request.redirectUrl, []), times: 1 }
}
