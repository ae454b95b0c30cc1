import { codes } from '../../../contracts/codes.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { translate } from '../../platform/translate.ts'
import { presentGst } from './present.ts'

export async function readGst({ db, vault }: Context, { actor, locale }: Scope<CustomerActor>) {
  const rows = await db
    .selectFrom('gst_details')
    .selectAll()
    .where('user_id', '=', actor.userId)
    .orderBy('id', 'desc')
    .execute()
  return { code: codes.ok, message: translate(locale, 'account.read'), result: rows.map(row => presentGst(vault, row)) }
}
