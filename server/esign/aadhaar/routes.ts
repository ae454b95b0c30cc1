import type { FastifyReply } from 'fastify'
import * as calls from '../../../contracts/calls/aadhaarEsign.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { beginAadhaar } from './begin.ts'
import { messageIn, withRawBodies } from './formBody.ts'
import { readAadhaarState } from './readState.ts'
import { receiveAnswer } from './receiveAnswer.ts'
import { openTransactionDocument } from './transactions.ts'

/** Names no link: the page finds it in its tab, where the signer has left it. */
const back = paths.aadhaarEsign.replace(':code', 'back')

const goBack = (reply: FastifyReply) => reply.header('cache-control', 'no-store').redirect(back, 303)

/** Aadhaar e-sign: the recipient's calls, and where the provider answers. */
export function aadhaarEsignRoutes(app: App, ctx: HttpContext): void {
  const agentOf = ({ headers }: { headers: { 'user-agent'?: string | undefined } }) => headers['user-agent'] ?? ''
  serveCall(app, ctx, calls.beginAadhaarEsign, ({ scope, body, request }) =>
    beginAadhaar(ctx, { scope, agent: agentOf(request) }, body),
  )
  serveCall(app, ctx, calls.readAadhaarEsign, ({ scope, body, request }) =>
    readAadhaarState(ctx, { scope, agent: agentOf(request) }, body),
  )
  serveCall(app, ctx, calls.readEsignTransactionDocument, async ({ scope, params: { ticket }, reply }) => {
    const content = await openTransactionDocument(ctx, scope, ticket)
    return reply.type('application/pdf').header('cache-control', 'private, no-store').send(content)
  })
  serveCall(app, ctx, calls.returnFromEsign, async ({ reply }) => goBack(reply))
  withRawBodies(app, raw => {
    serveCall(raw, ctx, calls.receiveEsignAnswer, async ({ scope, request, reply }) => {
      const { xml, isForm } = await messageIn(request, ['msg', 'eSignResponse', ctx.config.AADHAAR_ESIGN_FIELD])
      await receiveAnswer(ctx, scope, xml)
      return isForm ? goBack(reply) : reply.type('text/plain').send('')
    })
    serveCall(raw, ctx, calls.returnFromEsignByForm, async ({ reply }) => goBack(reply))
  })
}
