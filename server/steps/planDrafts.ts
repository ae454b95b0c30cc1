import type { Selectable } from 'kysely'
import type { Context, Scope, Trx } from '../platform/context.ts'
import type { Schema } from '../platform/db/schema.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { Problem } from '../platform/problem.ts'
import { openRow, sealRow } from '../platform/sealing/rows.ts'
import { translate } from '../platform/translate.ts'

type Owner = Scope<CustomerActor>

const MOST = 200

/** The draft of that name, whoever of the account has written it. */
export async function readDraft({ db, vault }: Pick<Context, 'db' | 'vault'>, { actor }: Owner, name: string) {
  const row = await db
    .selectFrom('plan_drafts')
    .selectAll()
    .where('user_id', '=', actor.userId)
    .where('name', '=', name)
    .executeTakeFirst()
  if (!row) return { revision: 0, content: null, savedBy: null, savedAt: null }
  return present(openRow(vault, 'plan_drafts', row))
}

const present = ({ revision, content_sealed, saved_by, saved_at }: Selectable<Schema['plan_drafts']>) => ({
  revision,
  content: content_sealed,
  savedBy: saved_by,
  savedAt: saved_at,
})

/**
 * Saves a draft as the next revision. Throws `conflict` if somebody has saved another one since, which stands then, and if the account has too many drafts;
 * `bad_request` for what is no JSON.
 */
export async function saveDraft(
  ctx: Pick<Context, 'db' | 'vault'>,
  scope: Owner,
  { name, revision, content }: { name: string; revision: number; content: string },
) {
  const { actor, locale } = scope
  const id = { user_id: actor.userId, name }
  if (!isJson(content)) {
    const message = translate(locale, 'onboarding.draftWrong')
    throw new Problem('bad_request', message, [{ field: 'content', message }])
  }
  await ctx.db.transaction().execute(async trx => {
    const before = await trx
      .selectFrom('plan_drafts')
      .selectAll()
      .where('user_id', '=', actor.userId)
      .where('name', '=', name)
      .forUpdate()
      .executeTakeFirst()
    if ((before?.revision ?? 0) !== revision) {
      const by = before ? openRow(ctx.vault, 'plan_drafts', before).saved_by : ''
      throw new Problem('conflict', translate(locale, 'onboarding.draftNewer', { by }))
    }
    const values = sealRow(ctx.vault, 'plan_drafts', {
      ...id,
      revision: revision + 1,
      content_sealed: content,
      saved_by: actor.name,
      saved_at: new Date().toISOString(),
    })
    if (before) {
      await trx
        .updateTable('plan_drafts')
        .set(values)
        .where('user_id', '=', actor.userId)
        .where('name', '=', name)
        .execute()
      return
    }
    const { drafts } = await trx
      .selectFrom('plan_drafts')
      .select(eb => eb.fn.countAll<string>().as('drafts'))
      .where('user_id', '=', actor.userId)
      .executeTakeFirstOrThrow()
    if (Number(drafts) >= MOST) throw new Problem('conflict', translate(locale, 'onboarding.tooManyDrafts'))
    const added = await trx
      .insertInto('plan_drafts')
      .values(values)
      .onConflict(same => same.doNothing())
      .returning('revision')
      .executeTakeFirst()
    // Two editors began it at the same moment.
    if (!added)
      throw new Problem('conflict', translate(locale, 'onboarding.draftNewer', { by: await authorOf(ctx, trx, id) }))
  })
  return readDraft(ctx, scope, name)
}

async function authorOf(
  { vault }: Pick<Context, 'vault'>,
  trx: Trx,
  { user_id, name }: { user_id: string; name: string },
) {
  const row = await trx
    .selectFrom('plan_drafts')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('name', '=', name)
    .executeTakeFirst()
  return row ? openRow(vault, 'plan_drafts', row).saved_by : ''
}

function isJson(content: string): boolean {
  try {
    return typeof JSON.parse(content) === 'object'
  } catch {
    return false
  }
}

export async function dropDraft({ db }: Pick<Context, 'db'>, { actor }: Owner, name: string) {
  await db.deleteFrom('plan_drafts').where('user_id', '=', actor.userId).where('name', '=', name).execute()
  return { dropped: true } as const
}
