import { sql } from 'kysely'
import { correctIncident, openIncident, planMaintenance, updateIncident } from '../backoffice/status/changeIncident.ts'
import type { Context } from '../platform/context.ts'
import { staffScope } from './scopes.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Two incidents that are over and one planned maintenance. The status page stays off: whoever runs the platform publishes it. */
export async function seedIncidents(ctx: Context, now: Date): Promise<void> {
  const staff = await staffScope(ctx)
  const before = (ms: number) => new Date(now.getTime() - ms)
  const after = (ms: number) => new Date(now.getTime() + ms).toISOString()

  const bank = await openIncident(ctx, staff, {
    titleEn: 'Bank account checks were slow',
    titleHi: 'बैंक खाते की जाँच धीमी थी',
    impact: 'minor',
    state: 'investigating',
    components: ['bank'],
    startsAt: before(12 * DAY_MS).toISOString(),
    textEn: 'Bank account checks take longer than usual. Answers are correct, and nothing is charged twice.',
    textHi: 'बैंक खाते की जाँच में ज़्यादा समय लग रहा है। जवाब सही हैं, और कोई शुल्क दोबारा नहीं लगता।',
  })
  await updateIncident(ctx, staff, bank.id, {
    state: 'resolved',
    textEn: 'Checks answer in the usual time again.',
    textHi: 'जाँच फिर सामान्य समय में हो रही है।',
  })
  await moveBack(ctx, bank.id, before(12 * DAY_MS), before(12 * DAY_MS - 2 * HOUR_MS))

  const mails = await openIncident(ctx, staff, {
    // Corrected below.
    titleEn: 'E-mails arived late',
    titleHi: null,
    impact: 'major',
    state: 'identified',
    components: ['messages'],
    startsAt: before(40 * DAY_MS).toISOString(),
    textEn: 'Our mail server did not accept messages. Codes by SMS were not affected.',
    textHi: null,
  })
  await updateIncident(ctx, staff, mails.id, {
    state: 'resolved',
    textEn: 'All waiting e-mails have been delivered.',
    textHi: null,
  })
  await correctIncident(ctx, staff, mails.id, {
    en: 'E-mails arrived late',
    hi: 'ईमेल देर से पहुँचे',
    reason: 'A typing error in the title',
  })
  await moveBack(ctx, mails.id, before(40 * DAY_MS), before(40 * DAY_MS - 5 * HOUR_MS))

  await planMaintenance(ctx, staff, {
    titleEn: 'Maintenance of the database',
    titleHi: 'डेटाबेस का रखरखाव',
    impact: 'minor',
    components: ['web', 'gateway'],
    startsAt: after(9 * DAY_MS),
    endsAt: after(9 * DAY_MS + 2 * HOUR_MS),
    textEn: 'The console and the API may answer slowly for a few minutes.',
    textHi: 'कंसोल और API कुछ मिनट धीमे चल सकते हैं।',
  })
}

/** The verbs date what they do; these incidents lie in the past. */
async function moveBack({ db }: Context, id: string, startedAt: Date, resolvedAt: Date): Promise<void> {
  await sql`update incidents set created_at = ${startedAt}, resolved_at = ${resolvedAt} where id = ${id}`.execute(db)
  await sql`update incident_updates
    set made_at = case when state = 'resolved' then ${resolvedAt}::timestamptz else ${startedAt}::timestamptz end
    where incident_id = ${id}`.execute(db)
}
