import { formLimits } from '../../../contracts/esign/forms.ts'
import { maskIdentifier } from '../../../contracts/identifiers/index.ts'
import { invitationLimits } from '../../../contracts/invitations.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import { missingCharacters } from '../../engines/esign/missingCharacters.ts'
import { consumeAddressLimit } from '../../people/accounts/codeSends.ts'
import { createOtpCode } from '../../platform/access/otpCodes.ts'
import { consumeRateLimitOrThrow, rateLimitKeys } from '../../platform/access/rateLimit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { Problem } from '../../platform/problem.ts'
import { readCustomerName } from '../../platform/sealing/names.ts'
import { openRow } from '../../platform/sealing/rows.ts'
import { translate } from '../../platform/translate.ts'
import { sha256 } from '../../platform/vault.ts'
import { type Envelope, readEnvelope } from '../rows.ts'
import { countCopies, type FormRow, senderOf, stopOf } from './form.ts'

/** Whoever fills in a form: the same name at the same address is the same person. */
export interface FormPerson {
  /** A keyed hash. */
  index: string
  email: string
}

/** What they enter. */
export interface Visitor {
  name: string
  email: string
}

export interface FoundForm {
  closed: null
  form: FormRow
  template: Envelope
  sender: CustomerActor
  person: FormPerson | null
}

export interface ClosedForm {
  closed: { state: 'closed'; message: string }
}

/** The form of a link, or why it takes no more copies. Whoever has begun a copy still finds it. Throws `too_many_requests`. */
export async function findForm(
  ctx: Context,
  scope: Scope,
  token: string,
  visitor: Visitor | null,
): Promise<FoundForm | ClosedForm> {
  const { locale } = scope
  const keys = rateLimitKeys(ctx, 'esign-form', '', scope)
  await consumeRateLimitOrThrow(ctx, scope, keys.address, invitationLimits.requests)
  const sealed = await ctx.db.selectFrom('form_links').selectAll().where('hash', '=', sha256(token)).executeTakeFirst()
  const template = sealed && (await readEnvelope(ctx, ctx.db, sealed.template_id))
  if (!sealed || !template) {
    const misses = rateLimitKeys(ctx, 'esign-form-miss', '', scope).address
    await consumeRateLimitOrThrow(ctx, scope, misses, invitationLimits.misses)
    return { closed: { state: 'closed', message: translate(locale, 'invitations.end.unknown') } }
  }
  const form = openRow(ctx.vault, 'form_links', sealed)
  const sender = await senderOf(ctx.db, form)
  const person = visitor && personOf(ctx, form, visitor)
  const why = sender === null ? 'closed' : await closedFor(ctx, form, person)
  if (why !== null || sender === null)
    return { closed: { state: 'closed', message: translate(locale, `esign.forms.${why ?? 'closed'}`) } }
  return { closed: null, form, template, sender, person }
}

async function closedFor(ctx: Context, form: FormRow, person: FormPerson | null): Promise<'closed' | 'dayFull' | null> {
  if (person !== null && (await latestCopy(ctx, form, person))) return null
  if (stopOf(form) !== null) return 'closed'
  const { copies, copiesToday } = await countCopies(ctx.db, form.id)
  if (copies >= form.copies_most) return 'closed'
  return copiesToday >= form.copies_per_day ? 'dayFull' : null
}

const personOf = ({ vault }: Pick<Context, 'vault'>, { id }: FormRow, { name, email }: Visitor): FormPerson => ({
  index: vault.index('form-person', `${id}\n${email}\n${name.toLocaleLowerCase('en')}`),
  email,
})

/** The copy that a person has begun and has not signed yet: its envelope, null before that is made; undefined if there is none. */
export async function latestCopy(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  { id }: FormRow,
  { index, email }: FormPerson,
): Promise<{ id: string; envelope: Envelope | undefined } | undefined> {
  const row = await db
    .selectFrom('form_copies')
    .select('envelope_id')
    .where('form_link_id', '=', id)
    .where('person_index', '=', index)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const envelope = await readEnvelope({ vault }, db, row.envelope_id)
  const isOpen = envelope === undefined || envelope.row.state === 'draft' || askedBy(envelope, email) !== undefined
  return isOpen ? { id: row.envelope_id, envelope } : undefined
}

/** The invitation of whoever has that address and is asked now. */
export const askedBy = ({ row, recipients }: Envelope, address: string): string | null | undefined =>
  row.state === 'sent'
    ? recipients.find(({ state, code, email }) => state === 'asked' && code === 'email' && email === address)
        ?.invitation_id
    : undefined

/** What the form is about; nothing of the document. Throws `too_many_requests`. */
export async function readFormPage(ctx: Context, scope: Scope, token: string) {
  const found = await findForm(ctx, scope, token, null)
  if (found.closed) return found.closed
  const { row, draft } = found.template
  return {
    state: 'open' as const,
    title: row.title,
    askedBy: await readCustomerName(ctx, row.user_id),
    message: draft.message,
  }
}

/** What a code of a form proves. */
export const codeIdentifier = ({ vault }: Pick<Context, 'vault'>, { id }: FormRow, { email }: Visitor): string =>
  vault.index('form-code', `${id}\n${email}`)

/** Sends the code. Throws `captcha_required` without a solved challenge, `bad_request` for a name that cannot be written, `too_many_requests`. */
export async function sendFormCode(ctx: Context, scope: Scope, { token, ...visitor }: Visitor & { token: string }) {
  const { locale } = scope
  const found = await findForm(ctx, scope, token, visitor)
  if (found.closed) return found.closed
  const { form } = found
  const missing = await missingCharacters(visitor.name)
  if (missing.length > 0) {
    const message = translate(locale, 'esign.refused.missingCharacters', { characters: missing.join(' ') })
    throw new Problem('bad_request', message, [{ field: 'name', message }])
  }
  const { max, windowMs } = formLimits.codesOfNetwork
  const network = rateLimitKeys(ctx, 'esign-form-code', '', scope).address
  // Everybody solves a challenge: the form stands open to scripts.
  await consumeAddressLimit(ctx, scope, network, { perAddress: 0, perAddressSolved: max, windowMs })
  const { email } = visitor
  const person = rateLimitKeys(ctx, 'esign-form-code', `${form.id}\n${email}`, scope).identifier
  await consumeRateLimitOrThrow(ctx, scope, person, formLimits.codes)
  await consumeRateLimitOrThrow(ctx, scope, `esign-form-codes:${form.id}`, formLimits.codesOfForm)
  const address = rateLimitKeys(ctx, 'invitation-person', email, scope).identifier
  await consumeRateLimitOrThrow(ctx, scope, address, invitationLimits.messagesToPerson)
  await ctx.db.transaction().execute(async trx => {
    const { code } = await createOtpCode(ctx, trx, scope, {
      purpose: 'invitation',
      identifier: codeIdentifier(ctx, form, visitor),
    })
    const words = { brand: ctx.config.BRAND_NAME, code, minutes: limits.otp.lifeMs / 60_000 }
    const subject = translate(locale, 'invitations.codeSubject', words)
    const text = translate(locale, 'invitations.codeText', words)
    await ctx.channels.send(trx, { channel: 'email', to: email, subject, text, otp: code })
  })
  return { state: 'sent' as const, sentTo: maskIdentifier('email', email) }
}
