import { type EsignSettings, isSiteOrigin } from '../../contracts/esign/origins.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Db, Scope, Trx } from '../platform/context.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import type { FieldProblem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'

/** The sites that may show documents of an account, and to which its signers may go on. */
export async function allowedSites(db: Db | Trx, userId: string): Promise<string[]> {
  const row = await db.selectFrom('esign_settings').select('origins').where('user_id', '=', userId).executeTakeFirst()
  return row?.origins ?? []
}

/** Replaces them. What is open inside a site that is no longer among them ends. */
export async function saveSites(
  ctx: Pick<Context, 'db'>,
  scope: Scope<CustomerActor>,
  { origins: given }: EsignSettings,
): Promise<EsignSettings> {
  const { userId } = scope.actor
  const origins = [...new Set(given)]
  await ctx.db.transaction().execute(async trx => {
    await trx
      .insertInto('esign_settings')
      .values({ user_id: userId, origins })
      .onConflict(same => same.column('user_id').doUpdateSet({ origins }))
      .execute()
    await trx
      .updateTable('invitation_links')
      .set({ expires_at: new Date() })
      .where('framed_by', 'is not', null)
      .$if(origins.length > 0, query => query.where('framed_by', 'not in', origins))
      .where('expires_at', '>', new Date().toISOString())
      .where('invitation_id', 'in', query => query.selectFrom('invitations').select('id').where('user_id', '=', userId))
      .execute()
    await audit(trx, scope, { action: 'envelope.sitesChanged', subject: userId, data: { origins } })
  })
  return { origins }
}

/** What is wrong with the address to which a signer may go on. */
export async function afterUrlProblems(
  db: Db | Trx,
  userId: string,
  afterUrl: string | null | undefined,
  locale: Locale,
): Promise<FieldProblem[]> {
  if (!afterUrl) return []
  const url = URL.canParse(afterUrl) ? new URL(afterUrl) : null
  const isHttps = url?.protocol === 'https:' && isSiteOrigin(url.origin) && url.username === '' && url.password === ''
  if (!isHttps) return [{ field: 'afterUrl', message: translate(locale, 'esign.afterHttps') }]
  if ((await allowedSites(db, userId)).includes(url.origin)) return []
  return [{ field: 'afterUrl', message: translate(locale, 'esign.afterSite', { origin: url.origin }) }]
}
