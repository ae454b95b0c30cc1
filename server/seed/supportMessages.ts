import { sql } from 'kysely'
import { listMessages, sendMessage } from '../people/support/messages.ts'
import type { Context } from '../platform/context.ts'
import { demoScope, staffScope } from './scopes.ts'

const DAY_MS = 86_400_000

/** What support has written to the demo customer: two templates, completed. */
export async function seedSupportMessages(ctx: Context, now: Date): Promise<void> {
  const staff = await staffScope(ctx)
  const { userId } = (await demoScope(ctx)).actor
  const { templates } = await listMessages(ctx, staff, userId)
  const write = async (template: string, daysAgo: number, ...words: string[]) => {
    const chosen = templates.find(({ id }) => id === template)
    if (!chosen) return
    const open = [...words]
    const text = chosen.text.replaceAll(/\[[^\]]+\]/g, () => open.shift() ?? '')
    const { id } = await sendMessage(ctx, staff, userId, { template: chosen.id, subject: chosen.subject, text })
    const at = new Date(now.getTime() - daysAgo * DAY_MS)
    // The verb dates what it does; these were sent earlier.
    await sql`update support_messages set created_at = ${at} where id = ${id}`.execute(ctx.db)
  }
  await write('sourceDown', 12, 'bank account checks', '10:40 today')
  await write('paymentFound', 3, 'UTR 633145098712', '₹5,000')
}
