import type { z } from 'zod'
import { limits } from '../../../contracts/platform/limits.ts'
import { type ProductId, productOf } from '../../../contracts/products/index.ts'
import type { InputTemplate, inputTemplate } from '../../../contracts/resources/inputTemplate.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { newId } from '../../platform/identity/ids.ts'
import { omitUndefined } from '../../platform/omitUndefined.ts'
import { Problem } from '../../platform/problem.ts'
import { sealRow } from '../../platform/sealing/rows.ts'
import { translate } from '../../platform/translate.ts'
import { ownTemplate, presentTemplate } from './listTemplates.ts'

type Shared = Pick<Context, 'db' | 'vault'>
type TemplateInput = Omit<z.output<NonNullable<typeof inputTemplate.create>>, 'product'>

/** Throws `bad_request` for an invalid column, and `conflict` for a name that is taken and at the limit. */
export async function addTemplate(
  { db, vault }: Shared,
  scope: Scope<CustomerActor>,
  { product, ...input }: TemplateInput & { product: ProductId },
): Promise<InputTemplate> {
  const { userId, name } = scope.actor
  checkColumns(scope, product, input)
  return db.transaction().execute(async trx => {
    await assertNameFree(trx, scope, input.name)
    const template = { id: newId('tpl'), user_id: userId, product, created_by: name, ...valuesOf(input) }
    const saved = await trx
      .insertInto('input_templates')
      .values(sealRow(vault, 'input_templates', template))
      .returningAll()
      .executeTakeFirstOrThrow()
    await audit(trx, scope, { action: 'template.added', subject: saved.id, userId, data: { product } })
    return presentTemplate(vault, saved)
  })
}

/** Throws `not_found`, `bad_request` and `conflict`. */
export async function changeTemplate(
  { db, vault }: Shared,
  scope: Scope<CustomerActor>,
  id: string,
  change: z.output<NonNullable<typeof inputTemplate.update>>,
): Promise<InputTemplate> {
  const known = presentTemplate(vault, await ownTemplate(db, scope, id))
  const input = { ...known, ...omitUndefined(change) }
  checkColumns(scope, known.product, input)
  return db.transaction().execute(async trx => {
    await assertNameFree(trx, scope, input.name, id)
    const { userId } = scope.actor
    const row = await trx
      .updateTable('input_templates')
      .set({ ...valuesOf(input), updated_at: new Date().toISOString() })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returningAll()
      .executeTakeFirstOrThrow()
    await audit(trx, scope, { action: 'template.changed', subject: id, userId })
    return presentTemplate(vault, row)
  })
}

/** Throws `not_found`. */
export async function removeTemplate(
  { db, vault }: Shared,
  scope: Scope<CustomerActor>,
  id: string,
): Promise<InputTemplate> {
  return db.transaction().execute(async trx => {
    const row = await ownTemplate(trx, scope, id)
    await trx.deleteFrom('input_templates').where('id', '=', id).execute()
    await audit(trx, scope, { action: 'template.removed', subject: id, userId: row.user_id })
    return presentTemplate(vault, row)
  })
}

const valuesOf = ({ name, purpose, reference, columns }: TemplateInput) => ({
  name,
  purpose: purpose ?? null,
  reference: reference || null,
  columns: JSON.stringify(columns ?? []),
})

function checkColumns({ locale }: Scope, product: ProductId, { columns = [] }: TemplateInput): void {
  const known = productOf(product).inputFields.map(({ source }) => source)
  const fail = (at: number, message: string) => {
    throw new Problem('bad_request', message, [{ field: `columns.${at}`, message }])
  }
  for (const [at, { source, header }] of columns.entries()) {
    if (!known.includes(source)) fail(at, translate(locale, 'drafts.noSuchField'))
    const earlier = columns.slice(0, at)
    if (earlier.some(one => one.source === source || one.header === header))
      fail(at, translate(locale, 'bulk.twoFields'))
  }
}

/** Locks the user, so that concurrent requests can neither duplicate a name nor exceed the limit. */
async function assertNameFree(
  trx: Trx,
  { actor, locale }: Scope<CustomerActor>,
  name: string,
  own?: string,
): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', actor.userId).forUpdate().execute()
  const others = await trx
    .selectFrom('input_templates')
    .select(['id', 'name'])
    .where('user_id', '=', actor.userId)
    .execute()
  if (!own && others.length >= limits.templates.most)
    throw new Problem('conflict', translate(locale, 'templates.tooMany', { count: limits.templates.most }))
  if (!others.some(row => row.name === name && row.id !== own)) return
  const message = translate(locale, 'templates.twice', { name })
  throw new Problem('conflict', message, [{ field: 'name', message }])
}
