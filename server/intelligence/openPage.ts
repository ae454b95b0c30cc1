import type { z } from 'zod'
import type { getIntelligence, sendIntelligenceCode } from '../../contracts/calls/intelligence.ts'
import { maskIdentifier } from '../../contracts/identifiers/index.ts'
import type { Purpose } from '../../contracts/platform/codes.ts'
import { limits } from '../../contracts/platform/limits.ts'
import { codeSendOf, consumeCodeSend } from '../people/accounts/codeSends.ts'
import { countCodeAttempt } from '../people/accounts/signInAttempts.ts'
import { codeIdOf, createOtpCode, verifyOtpCode } from '../platform/access/otpCodes.ts'
import { consumeRateLimitOrThrow, rateLimitKeys } from '../platform/access/rateLimit.ts'
import type { Context, Scope } from '../platform/context.ts'
import { Problem } from '../platform/problem.ts'
import { readCustomerName } from '../platform/sealing/names.ts'
import { translate } from '../platform/translate.ts'
import { sha256, timingSafeEquals } from '../platform/vault.ts'
import { gather } from './gathered.ts'
import { logOpening } from './openings.ts'
import { linkState, openReport, type Report, reportsIn } from './reportRow.ts'

type LinkRequest = z.output<NonNullable<typeof getIntelligence.body>>
type Reply = z.input<typeof getIntelligence.reply>

/** A page that is open while the report is gathered asks every few seconds. */
const ASKS = { max: 400, windowMs: 10 * 60_000 }
/** Ids that do not exist, from one network. */
const MISSES = { max: 30, windowMs: 10 * 60_000 }
const PASS_MS = 30 * 60_000

/** The data behind a link, and a note of who opened it. Throws `too_many_requests`. */
export async function openPage(ctx: Context, scope: Scope, agent: string, request: LinkRequest): Promise<Reply> {
  const admitted = await admitReader(ctx, scope, request)
  if ('code' in admitted) return admitted
  const { report: found, pass } = admitted
  const { data, checks, progress } = await gather(ctx, found)
  await logOpening(ctx, scope, found, { agent, kind: 'page' })
  return {
    code: 200,
    message: translate(scope.locale, 'intelligence.opened'),
    result: {
      data,
      report: {
        createdAt: found.created_at,
        expiresAt: found.expires_at,
        status: found.status,
        progress,
        preparedFor: await readCustomerName(ctx, found.user_id),
        purpose: found.purpose as Purpose,
        checks,
      },
    },
    pass,
  }
}

/** The report of a link, and the pass that opens it again if it has a code; or why it does not open. Throws `too_many_requests`. */
export async function admitReader(
  ctx: Context,
  scope: Scope,
  request: LinkRequest,
): Promise<{ report: Report; pass: string | null } | Exclude<Reply, { code: 200 }>> {
  const report = await findByToken(ctx, scope, request.requestId)
  if ('code' in report) return report
  const pass = await admit(ctx, scope, report, request)
  return pass !== null && typeof pass === 'object' ? pass : { report, pass }
}

/** Sends the code. Nothing is sent for a report without one. Throws `too_many_requests`, `captcha_required`. */
export async function sendCode(
  ctx: Context,
  scope: Scope,
  requestId: string,
): Promise<z.input<typeof sendIntelligenceCode.reply>> {
  const found = await findByToken(ctx, scope, requestId)
  if ('code' in found) return found
  const { code_email: to, id } = found
  if (to === null) return { code: 400, message: translate(scope.locale, 'intelligence.noCode') }
  await consumeCodeSend(ctx, scope, await codeSendOf(ctx, scope, to, null))
  const { locale } = scope
  await ctx.db.transaction().execute(async trx => {
    const { code } = await createOtpCode(ctx, trx, scope, {
      purpose: 'intelligence',
      identifier: identifierOf(ctx, id),
    })
    const words = { brand: ctx.config.BRAND_NAME, code, minutes: limits.otp.lifeMs / 60_000 }
    await ctx.channels.send(trx, {
      channel: 'email',
      to,
      subject: translate(locale, 'intelligence.codeSubject', words),
      text: translate(locale, 'intelligence.codeMail', words),
      otp: code,
    })
  })
  return { code: 200, message: translate(locale, 'intelligence.codeSent'), sentTo: maskIdentifier('email', to) }
}

type Gone = { code: 404 | 410; message: string }

async function findByToken(ctx: Context, scope: Scope, requestId: string): Promise<Report | Gone> {
  await consumeRateLimitOrThrow(ctx, scope, rateLimitKeys(ctx, 'intelligence', '', scope).address, ASKS)
  const row = await reportsIn(ctx.db).where('invitation_links.hash', '=', sha256(requestId)).executeTakeFirst()
  if (!row) {
    await consumeRateLimitOrThrow(ctx, scope, rateLimitKeys(ctx, 'intelligence-miss', '', scope).address, MISSES)
    return { code: 404, message: translate(scope.locale, 'intelligence.none') }
  }
  const state = linkState(row)
  if (state !== 'active') return { code: 410, message: translate(scope.locale, `intelligence.${state}`) }
  return openReport(ctx.vault, row)
}

/** The pass of a report with a code, null for one without; or the reply that asks for the code. */
async function admit(
  ctx: Context,
  scope: Scope,
  { id, code_email }: Report,
  { code, pass }: LinkRequest,
): Promise<string | null | Extract<Reply, { code: 401 }>> {
  if (code_email === null) return null
  if (pass !== undefined && isPass(ctx, id, pass)) return pass
  const refused = (key: 'codeNeeded' | 'codeWrong') => ({
    code: 401 as const,
    message: translate(scope.locale, `intelligence.${key}`),
    sentTo: maskIdentifier('email', code_email),
  })
  if (!code) return refused('codeNeeded')
  const codeId = codeIdOf(ctx, scope)
  const { caller, clear } = await countCodeAttempt(ctx, scope, {
    what: 'intelligence-code',
    identifier: id,
    owner: null,
    codeId,
  })
  const typed = { purpose: 'intelligence', identifier: identifierOf(ctx, id), code, codeId, caller } as const
  const { outcome } = await ctx.db.transaction().execute(trx => verifyOtpCode(ctx, trx, typed))
  if (outcome === 'spent') throw new Problem('too_many_requests', translate(scope.locale, 'intelligence.codeSpent'))
  if (outcome === 'wrong') return refused('codeWrong')
  await clear()
  return passFor(ctx, id, Date.now() + PASS_MS)
}

const identifierOf = ({ vault }: Pick<Context, 'vault'>, id: string) => vault.index('intelligence-code', id)

const passFor = ({ vault }: Pick<Context, 'vault'>, id: string, until: number) =>
  `${until}.${vault.sign('intelligence-pass', `${id} ${until}`)}`

function isPass(ctx: Pick<Context, 'vault'>, id: string, pass: string): boolean {
  const until = Number(pass.split('.', 1)[0])
  return until > Date.now() && timingSafeEquals(pass, passFor(ctx, id, until))
}
