import * as calls from '../../../contracts/calls/sandboxAadhaarEsign.ts'
import { SANDBOX_ESIGN_CODE } from '../../../contracts/esign/sandboxEsign.ts'
import { checkIdentifier } from '../../../contracts/identifiers/index.ts'
import type { SandboxEsignState } from '../../../contracts/pages/sandboxEsignPage.ts'
import { EsignProblem } from '../../engines/aadhaarEsign/xml.ts'
import { messageIn, withRawBodies } from '../../esign/aadhaar/formBody.ts'
import { findTransaction, takeRequest } from '../../esign/aadhaar/sandboxTransactions.ts'
import { callUrl, serveCall } from '../../platform/http/serveCall.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { sandboxRevocationList } from '../../reports/signing/sandboxAuthority.ts'
import { assertSandboxHost } from '../assertSandboxHost.ts'
import { answerAsProvider } from './answer.ts'

/** The calls of the sandbox's provider of Aadhaar e-sign; server/app/pages serves its page. */
export function sandboxAadhaarEsignRoutes(app: App, ctx: HttpContext): void {
  if (ctx.config.production) return
  withRawBodies(app, raw =>
    serveCall(raw, ctx, calls.enterSandboxEsign, async ({ request, reply }) => {
      assertAvailable(ctx, request.headers.host)
      const { xml: given } = await messageIn(request, ['msg', 'txnref'])
      const page = `${callUrl(calls.sandboxEsignPage)}?transaction=${encodeURIComponent(await transactionIn(ctx, given))}`
      return reply.header('cache-control', 'no-store').redirect(page, 303)
    }),
  )
  serveCall(app, ctx, calls.sandboxEsign, async ({ scope, request, body }) => {
    assertAvailable(ctx, request.headers.host)
    const { transaction, aadhaar, code, outcome, ...holder } = body
    const refused = (key: 'numberWrong' | 'codeWrong') =>
      ({ state: 'refused', message: translate(scope.locale, `esign.sandbox.${key}`) }) as const
    const found = await findTransaction(ctx, transaction)
    if (!found) throw notFound('transaction')
    if (found.answer !== null) throw new Problem('conflict', translate(scope.locale, 'esign.sandbox.over'))
    if (!checkIdentifier('aadhaar', aadhaar).ok) return refused('numberWrong')
    if (code.trim() !== SANDBOX_ESIGN_CODE) return refused('codeWrong')
    return answerAsProvider(ctx, scope, found.request, { holder, outcome })
  })
  serveCall(app, ctx, calls.readSandboxRevocations, async ({ request, reply }) => {
    assertAvailable(ctx, request.headers.host)
    return reply.type('application/pkix-crl').send(await sandboxRevocationList(ctx))
  })
}

/** By a request, which is kept; or by a reference to one that was taken (API 3.2). */
async function transactionIn(ctx: HttpContext, given: string): Promise<string> {
  if (given.trimStart().startsWith('<'))
    try {
      return (await takeRequest(ctx, given)).request.transaction
    } catch (error) {
      if (error instanceof EsignProblem) throw new Problem('bad_request', error.message)
      throw error
    }
  const [transaction = ''] = Buffer.from(given, 'base64').toString('utf8').split('|')
  if (!/^\w{1,64}$/.test(transaction)) throw new Problem('bad_request', 'The form has neither msg nor txnref.')
  return transaction
}

/** What the page shows. Throws `not_found`, and what `assertSandboxHost` throws. */
export async function openSandboxEsignPage(
  ctx: HttpContext,
  host: string | undefined,
  { transaction }: { transaction: string },
): Promise<SandboxEsignState> {
  assertAvailable(ctx, host)
  const found = await findTransaction(ctx, transaction)
  if (!found) throw notFound('transaction')
  const { title, digest } = found.request
  return { transaction, title, digest, isOver: found.answer !== null }
}

function assertAvailable({ config, aadhaarEsign }: HttpContext, host: string | undefined): void {
  assertSandboxHost(config, host)
  if (aadhaarEsign.state !== 'sandbox') throw notFound('page')
}
