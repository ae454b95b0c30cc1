import { challanLimits } from '../../../contracts/challanLimits.ts'
import { requireAccess } from '../../platform/access/requireAccess.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { takeFile } from '../files/take.ts'
import { logoUrl } from './find.ts'
import { touchBrand } from './write.ts'

/**
 * Sets or removes a brand's logo and deletes the previous file. Throws `not_found`, and `unsupported_type` for anything but a
 * small image.
 */
export async function setLogo(ctx: Context, scope: Scope<AdminActor>, id: string, objectId: string | null) {
  requireAccess(scope, 'edit', 'admin.challans')
  const { earlier, logo } = await ctx.db.transaction().execute(async trx => {
    const brand = await trx.selectFrom('challan_brands').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    if (!brand) throw notFound('brand')
    if (objectId !== null && objectId !== brand.logo_object_id) {
      const { type, bytes } = await takeFile(trx, objectId)
      if (!type.startsWith('image/') || bytes > challanLimits.logoBytes)
        throw new Problem('unsupported_type', translate(scope.locale, 'challans.logoType'))
    }
    const earlier = brand.logo_object_id === objectId ? null : brand.logo_object_id
    await touchBrand(trx, id, { logo_object_id: objectId })
    if (earlier) await trx.deleteFrom('challan_files').where('object_id', '=', earlier).execute()
    await audit(trx, scope, { action: 'challanBrand.logoSet', subject: id, data: { logo: objectId !== null } })
    return { earlier, logo: logoUrl({ ...brand, logo_object_id: objectId, version: brand.version + 1 }) }
  })
  if (earlier) await ctx.objects.remove(earlier)
  return { logo }
}
