import type { FastifyReply } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { notFound } from '../../platform/problem.ts'
import { stylesheetOf } from './colours.ts'
import type { BrandRow } from './find.ts'

/** Serves a brand's colours as CSS. Throws `not_found`. */
export async function serveStylesheet(ctx: Context, { id, version }: VersionedBrand, reply: FastifyReply) {
  const brand = await brandOf(ctx, id)
  const { primary_colour: primary, primary_dark_colour: primaryDark, ink_colour: ink } = brand
  return withCacheControl(reply, brand, version)
    .header('content-type', 'text/css; charset=utf-8')
    .send(stylesheetOf({ primary, primaryDark, ink }))
}

/** Serves a brand's logo with its sniffed type. Throws `not_found`. */
export async function serveLogo(ctx: Context, { id, version }: VersionedBrand, reply: FastifyReply) {
  const brand = await brandOf(ctx, id)
  if (brand.logo_object_id === null) throw notFound('logo')
  const file = await ctx.db
    .selectFrom('challan_files')
    .select('type')
    .where('object_id', '=', brand.logo_object_id)
    .executeTakeFirst()
  if (!file) throw notFound('logo')
  const content = await ctx.objects.get(brand.logo_object_id)
  return withCacheControl(reply, brand, version)
    .header('content-type', file.type)
    .header('content-security-policy', 'sandbox')
    .send(content)
}

interface VersionedBrand {
  id: string
  version: string
}

async function brandOf({ db }: Context, id: string): Promise<BrandRow> {
  const brand = await db.selectFrom('challan_brands').selectAll().where('id', '=', id).executeTakeFirst()
  if (!brand) throw notFound('brand')
  return brand
}

/**
 * A URL with the current version never changes its content; a URL with an older version serves the current content and must be
 * revalidated.
 */
const withCacheControl = (reply: FastifyReply, brand: BrandRow, version: string) =>
  reply.header(
    'cache-control',
    String(brand.version) === version ? 'public, max-age=31536000, immutable' : 'public, no-cache',
  )
