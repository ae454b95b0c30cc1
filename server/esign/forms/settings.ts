import type { z } from 'zod'
import type { openFormLink } from '../../../contracts/calls/esignForms.ts'
import { formLimits } from '../../../contracts/esign/forms.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { newId, newSecret } from '../../platform/identity/ids.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { sealRow } from '../../platform/sealing/rows.ts'
import { translate } from '../../platform/translate.ts'
import { sha256 } from '../../platform/vault.ts'
import { envelopePrice } from '../price.ts'
import { type Envelope, ownEnvelope } from '../rows.ts'
import { formOf, presentForm } from './form.ts'
import { formProblems } from './openRole.ts'

type Owner = Scope<CustomerActor>

/** The form of a template with its link. Throws `not_found`, also for what is no template. */
export async function readForm(ctx: Context, scope: Owner, id: string) {
  const template = await ownTemplate(ctx, scope, id)
  const form = await formOf(ctx, ctx.db, id)
  return {
    form: form ? await presentForm(ctx, form) : null,
    problems: await formProblems(ctx, scope, template),
    pricePaise: await envelopePrice(ctx, template),
  }
}

async function ownTemplate(ctx: Context, scope: Owner, id: string): Promise<Envelope> {
  const found = await ownEnvelope(ctx, scope, id)
  if (!found.row.is_template) throw notFound('template')
  return found
}

/** Switches the form on with its limits. Throws `not_found`, `bad_request` for a day that is over or too far away, `conflict` if the template cannot be a form. */
export async function openForm(
  ctx: Context,
  scope: Owner,
  id: string,
  { copiesMost, copiesPerDay, until }: z.output<NonNullable<typeof openFormLink.body>>,
) {
  const { actor, locale } = scope
  const template = await ownTemplate(ctx, scope, id)
  const ends = endOfDay(until, locale)
  const [problem] = await formProblems(ctx, scope, template)
  if (problem) throw new Problem('conflict', problem)
  await ctx.db.transaction().execute(async trx => {
    await ownEnvelope(ctx, scope, id, { db: trx, lock: true })
    const known = await formOf(ctx, trx, id, { lock: true })
    const limits = { copies_most: copiesMost, copies_per_day: copiesPerDay, until: ends, stopped: null }
    if (known) await trx.updateTable('form_links').set(limits).where('id', '=', known.id).execute()
    else {
      const row = {
        id: newId('frm'),
        template_id: id,
        user_id: actor.userId,
        sub_user_id: actor.subUserId,
        created_by: actor.name,
        locale,
        ...newToken(),
        ...limits,
      }
      await trx
        .insertInto('form_links')
        .values(sealRow(ctx.vault, 'form_links', row))
        .execute()
    }
    await audit(trx, scope, { action: 'envelope.formOpened', subject: id, data: { copiesMost, copiesPerDay, until } })
  })
  return readForm(ctx, scope, id)
}

function newToken() {
  const token = newSecret()
  return { hash: sha256(token), token_sealed: token }
}

const DAY_MS = 86_400_000

/** The end of a day in India. */
function endOfDay(day: string, locale: Owner['locale']): Date {
  const end = new Date(Date.parse(`${day}T00:00:00+05:30`) + DAY_MS)
  const isOver = end.getTime() <= Date.now()
  if (!isOver && end.getTime() <= Date.now() + formLimits.days * DAY_MS) return end
  const message = translate(locale, isOver ? 'esign.forms.dayOver' : 'esign.forms.dayFar')
  throw new Problem('bad_request', message, [{ field: 'until', message }])
}

/** Replaces the link; the former one says that it is none of ours. Throws `not_found`. */
export async function renewForm(ctx: Context, scope: Owner, id: string) {
  await changeForm(ctx, scope, id, 'envelope.formRenewed', formId =>
    sealRow(ctx.vault, 'form_links', { id: formId, ...newToken() }),
  )
  return readForm(ctx, scope, id)
}

/** Switches the form off. Throws `not_found`. */
export async function closeForm(ctx: Context, scope: Owner, id: string) {
  await changeForm(ctx, scope, id, 'envelope.formStopped', () => ({ stopped: 'sender' }))
  return readForm(ctx, scope, id)
}

async function changeForm(
  ctx: Context,
  scope: Owner,
  id: string,
  action: 'envelope.formRenewed' | 'envelope.formStopped',
  change: (formId: string) => { hash: string; token_sealed: string } | { stopped: 'sender' },
): Promise<void> {
  await ctx.db.transaction().execute(async trx => {
    await ownEnvelope(ctx, scope, id, { db: trx, lock: true })
    const form = await formOf(ctx, trx, id, { lock: true })
    if (!form) throw notFound('form')
    await trx.updateTable('form_links').set(change(form.id)).where('id', '=', form.id).execute()
    await audit(trx, scope, { action, subject: id })
  })
}
