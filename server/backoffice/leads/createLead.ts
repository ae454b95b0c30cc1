import { contactProductName } from '../../../contracts/calls/demo.ts'
import { codes } from '../../../contracts/platform/codes.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import { sendNotice } from '../../people/staff/recipients.ts'
import { consumeRateLimitOrThrow, rateLimitKeys } from '../../platform/access/rateLimit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import { newId } from '../../platform/identity/ids.ts'
import { sealRow } from '../../platform/sealing/rows.ts'
import { translate } from '../../platform/translate.ts'

interface LeadInput {
  kind: 'demo' | 'contact'
  name: string
  email: string
  phone: string
  companyName?: string | null | undefined
  productName?: string | null | undefined
  message?: string
}

/**
 * Stores a request and mails it to the configured recipients, or to sales by default, in one transaction. Throws
 * `too_many_requests`.
 */
export async function createLead(ctx: Context, scope: Scope, request: LeadInput) {
  const keys = rateLimitKeys(ctx, 'lead', request.email.toLowerCase(), scope)
  await consumeRateLimitOrThrow(ctx, scope, keys.address, limits.leads)
  await consumeRateLimitOrThrow(ctx, scope, keys.identifier, limits.leads)
  const { kind, name, email, phone, message } = request
  const company = request.companyName || null
  // The contact form exists on a single page (A107).
  const product = request.productName || (kind === 'demo' ? ctx.config.BRAND_NAME : contactProductName)
  const person = { name, email, phone }
  await ctx.db.transaction().execute(async trx => {
    const row = {
      id: newId('led'),
      kind,
      ...person,
      company_name: company,
      product_name: product,
      message: message ?? null,
    }
    await trx
      .insertInto('leads')
      .values(sealRow(ctx.vault, 'leads', row))
      .execute()
    const text = translate('en', 'leads.text', { ...person, company: company ?? '-', product, message: message ?? '' })
    const subject = translate('en', kind === 'demo' ? 'leads.demoSubject' : 'leads.contactSubject')
    const event = kind === 'demo' ? 'demoRequest' : 'contactRequest'
    await sendNotice(ctx, trx, event, { subject, text: text.trim() }, ctx.config.SALES_EMAIL)
  })
  return { code: codes.ok, message: translate(scope.locale, 'leads.received') }
}
