import { usualRiskRules } from '../../../contracts/screening/riskRules.ts'
import type { Context } from '../../../server/platform/context.ts'

type Headers = Record<string, string>

/** Calls the app and returns the reply's JSON, or its text. Throws for any status from 300 on. */
export type AskApp = (
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  headers: Headers,
  body?: object,
  // The replies are of many calls, and the dump fails where one is not as expected.
  // oxlint-disable-next-line typescript/no-explicit-any
) => Promise<any>

/** What customers and staff set once, and what they have begun. */
export async function changeSettings(
  ctx: Context,
  ask: AskApp,
  as: Record<'customer' | 'staff' | 'superAdmin', Headers>,
): Promise<void> {
  const { customer, staff, superAdmin } = as
  const { id: userId } = await ctx.db
    .selectFrom('users')
    .innerJoin('sessions', 'sessions.user_id', 'users.id')
    .select('users.id')
    .executeTakeFirstOrThrow()
  await ask('PUT', '/api/balance-alerts', customer, { wallet: 'api', thresholdPaise: 50_000 })
  await ask('PUT', '/api/mail-preferences', customer, { topic: 'news', on: true })
  await ask('PUT', '/api/file-settings', customer, { keepDays: 60 })
  await ask('PUT', '/api/fleet/reminders', customer, { on: true, documents: ['insurance', 'puc'], recipients: [] })
  await ask('POST', '/api/aml-settings', customer, { twoPeople: true, rules: usualRiskRules })
  await ask('PUT', '/api/statement-rules', customer, {
    rules: [{ id: 'rent', category: 'rent', direction: 'debit', words: ['RENT'] }],
  })
  await ask('POST', '/api/add-gst-details', customer, { userId, gstinStatus: true, gstinNumber: '27AAACZ1000A1Z7' })
  await ask('POST', '/api/face-challenges', customer)
  await ask('POST', '/api/resources/drafts', customer, {
    product: 'pan-check',
    input: [{ source: 'pan', value: 'AAACZ1238A' }],
    reference: 'VEN-3001',
  })
  await ask('POST', '/api/resources/input-templates', customer, {
    product: 'pan-check',
    name: 'Vendors',
    purpose: 'vendor_onboarding',
    columns: [{ source: 'pan', header: 'Tax number' }],
  })
  await ask('POST', '/api/resources/webhooks', customer, {
    url: 'http://127.0.0.1:9/hook',
    description: 'Vendor portal',
    events: ['verification.completed'],
  })
  await ask('PUT', '/admin-api/document-kinds/passport', staff, { isOn: true, sureFrom: 90, reason: 'Checked by hand' })
  await ask('POST', '/admin-api/resources/notification-recipients', superAdmin, {
    email: 'office@zenith.test',
    events: ['kycSubmitted'],
  })
  const [difference] = await ask('GET', '/admin-api/resources/gateway-differences?range=[0,0]', staff)
  await ask('POST', `/admin-api/gateway-differences/${difference.id}/explain`, staff, { note: 'Paid in another shop' })
  const { id: review } = await ctx.db
    .selectFrom('verifications')
    .select('id')
    .where('status', '=', 'awaiting_person')
    .where('product', '=', 'court-case-check')
    .executeTakeFirstOrThrow()
  const { cases } = await ask('GET', `/admin-api/court-reviews/${review}`, staff)
  await ask('PUT', `/admin-api/court-reviews/${review}/decision`, staff, { cnr: cases[0].cnr, class: 'ruled_out' })
}
