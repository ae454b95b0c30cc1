import { admitByProof } from '../../invitations/admit.ts'
import { codeIdOf, verifyOtpCode } from '../../platform/access/otpCodes.ts'
import { attemptNetwork } from '../../platform/access/rateLimit.ts'
import type { Context } from '../../platform/context.ts'
import { newId } from '../../platform/identity/ids.ts'
import { type FieldProblem, Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { createDraft, deleteDraft } from '../drafts.ts'
import { signerLink } from '../link.ts'
import type { Person } from '../person.ts'
import { type Envelope, readEnvelope, type Sender } from '../rows.ts'
import { sendEnvelope } from '../send.ts'
import { countCopies, formOf, stopForm } from './form.ts'
import { copyFor } from './openRole.ts'
import {
  askedBy,
  type ClosedForm,
  codeIdentifier,
  type FoundForm,
  findForm,
  latestCopy,
  type Visitor,
} from './visit.ts'

interface Entered extends Visitor {
  token: string
  code: string
}

/**
 * Makes a copy for whoever has entered the right code and sends it, and lets them in. A repeated request, or one after a kill, goes on with the copy that was begun.
 * Throws `bad_request` for a wrong code and for a name that does not fit, `too_many_requests`, and `conflict` if another request is making the copy.
 */
export async function openByForm(ctx: Context, person: Person, { token, code, ...visitor }: Entered) {
  const { scope } = person
  const found = await findForm(ctx, scope, token, visitor)
  if (found.closed) return found.closed
  await enterCode(ctx, person, found, { ...visitor, code })
  const begun = await beginCopy(ctx, person, found)
  if (typeof begun !== 'string') return begun.closed
  const envelope = await sendCopy(ctx, person, found, begun, visitor)
  if ('closed' in envelope) return envelope.closed
  return admit(ctx, person, envelope, visitor.email)
}

/** A wrong try counts, so it is committed before the error. */
async function enterCode(
  ctx: Context,
  { scope }: Person,
  { form }: FoundForm,
  { code, ...visitor }: Visitor & { code: string },
): Promise<void> {
  const typed = {
    purpose: 'invitation',
    identifier: codeIdentifier(ctx, form, visitor),
    code,
    codeId: codeIdOf(ctx, scope),
    caller: ctx.vault.index('limit', `${form.id}\n${attemptNetwork(scope.ip)}`),
  } as const
  const { outcome } = await ctx.db.transaction().execute(trx => verifyOtpCode(ctx, trx, typed))
  if (outcome === 'right') return
  if (outcome === 'spent') throw new Problem('too_many_requests', translate(scope.locale, 'invitations.codeSpent'))
  const message = translate(scope.locale, 'invitations.codeWrong')
  throw new Problem('bad_request', message, [{ field: 'code', message }])
}

/** The id of the copy's envelope: of the one that the person has begun, or a new one as long as the limits allow it. */
async function beginCopy(
  ctx: Context,
  { scope: { locale } }: Person,
  { form, person }: FoundForm,
): Promise<string | ClosedForm> {
  return ctx.db.transaction().execute(async trx => {
    const locked = await formOf(ctx, trx, form.template_id, { lock: true })
    const closed = (why: 'closed' | 'dayFull') => ({
      closed: { state: 'closed' as const, message: translate(locale, `esign.forms.${why}`) },
    })
    if (!locked || person === null) return closed('closed')
    const begun = await latestCopy({ db: trx, vault: ctx.vault }, locked, person)
    if (begun) return begun.id
    const { copies, copiesToday } = await countCopies(trx, form.id)
    if (locked.stopped !== null || copies >= locked.copies_most) return closed('closed')
    if (copiesToday >= locked.copies_per_day) return closed('dayFull')
    const id = newId('env')
    await trx
      .insertInto('form_copies')
      .values({ envelope_id: id, form_link_id: form.id, person_index: person.index })
      .execute()
    return id
  })
}

/** The copy, sent: in the account's name and at its cost. */
async function sendCopy(
  ctx: Context,
  { scope: visitor }: Person,
  found: FoundForm,
  id: string,
  { name, email }: Visitor,
): Promise<Envelope | ClosedForm> {
  const { form, template, sender } = found
  // The account has not acted from where the visitor is: that stands in the trail of their link.
  const scope: Sender = { actor: sender, ip: null, requestId: visitor.requestId, locale: visitor.locale }
  const draft = copyFor(template.draft, { name, email, locale: visitor.locale })
  try {
    await makeDraft(ctx, scope, { id, draft })
    const made = await readEnvelope(ctx, ctx.db, id)
    if (made?.row.state === 'draft')
      await sendEnvelope(ctx, scope, { id, revision: made.row.revision }, { resumed: true })
  } catch (error) {
    if (!(error instanceof Problem) || error.code === 'too_many_requests') throw error
    // Another request of the same person has sent it meanwhile.
    const now = await readEnvelope(ctx, ctx.db, id)
    if (now && now.row.state !== 'draft') return now
    await dropCopy(ctx, scope, id)
    const ofName = problemOfName(error, draft)
    if (ofName) throw new Problem('bad_request', ofName.message, [ofName])
    const why = error.code === 'insufficient_balance' ? 'balance' : 'template'
    await ctx.db.transaction().execute(trx => stopForm(ctx, trx, form, { why, title: template.row.title }))
    return { closed: { state: 'closed', message: translate(visitor.locale, 'esign.forms.closed') } }
  }
  const sent = await readEnvelope(ctx, ctx.db, id)
  if (!sent) throw new Error('The copy of a form is gone.')
  await stopIfFull(ctx, found)
  return sent
}

/** The draft of a copy, unless another request of the same person has made it, or makes it this moment. */
async function makeDraft(ctx: Context, scope: Sender, made: { id: string; draft: Envelope['draft'] }): Promise<void> {
  const isThere = async () => (await readEnvelope(ctx, ctx.db, made.id)) !== undefined
  if (await isThere()) return
  try {
    await createDraft(ctx, scope, made)
  } catch (error) {
    if (!(await isThere())) throw error
  }
}

/** What is wrong with the name: it cannot be written, or does not fit into its field. */
function problemOfName({ code, fields = [] }: Problem, { fields: placed }: Envelope['draft']): FieldProblem | null {
  const about = fields.find(({ field }) => {
    const [list, index, part] = field.split('.')
    return list === 'fields' ? placed[Number(index)]?.kind === 'name' : list === 'recipients' && part === 'name'
  })
  return code === 'bad_request' && about ? { ...about, field: 'name' } : null
}

/** A copy that cannot be sent leaves nothing behind. */
async function dropCopy(ctx: Context, scope: Sender, id: string): Promise<void> {
  const made = await readEnvelope(ctx, ctx.db, id)
  if (made?.row.state === 'draft') await deleteDraft(ctx, scope, id)
  await ctx.db.deleteFrom('form_copies').where('envelope_id', '=', id).execute()
}

async function stopIfFull(ctx: Context, { form, template }: FoundForm): Promise<void> {
  await ctx.db.transaction().execute(async trx => {
    const locked = await formOf(ctx, trx, form.template_id, { lock: true })
    if (!locked || locked.stopped !== null) return
    const { copies } = await countCopies(trx, form.id)
    if (copies >= locked.copies_most) await stopForm(ctx, trx, locked, { why: 'copies', title: template.row.title })
  })
}

/** A link of their own for the browser that has entered the code. */
async function admit(ctx: Context, person: Person, envelope: Envelope, email: string) {
  const { locale } = person.scope
  const invitationId = askedBy(envelope, email)
  const admitted =
    invitationId &&
    (await ctx.db.transaction().execute(async trx => {
      await signerLink.lockFirst(trx, envelope.row.id)
      return admitByProof(ctx, trx, person, signerLink, invitationId)
    }))
  if (!admitted) throw new Problem('conflict', translate(locale, 'esign.notWaiting'))
  return { state: 'open' as const, ...admitted }
}
