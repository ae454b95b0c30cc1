import { sql } from 'kysely'
import { courtRoutes } from '../../contracts/challans/challans.ts'
import { builtInRoles } from '../../contracts/people/builtInRoles.ts'
import { addNoteIn } from '../backoffice/notes/notes.ts'
import type { Subject } from '../backoffice/notes/subjects.ts'
import { setCourtIn } from '../challans/court/court.ts'
import type { Scope, Trx } from '../platform/context.ts'
import type { AdminActor } from '../platform/identity/actors.ts'
import type { Vault } from '../platform/vault.ts'

const DAY_MS = 86_400_000
const india = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'Asia/Kolkata' })

/** Staff's notes, follow-ups for today and later, and a court with its lawyer, all by the real verbs. */
export async function insertDeskWork(vault: Vault, trx: Trx, demo: { id: string }, now: Date): Promise<void> {
  const admin = await trx
    .selectFrom('admins')
    .select(['id', 'name'])
    .where('role', '=', 'admin')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const { permissions } = builtInRoles.admin
  const actor: AdminActor = {
    kind: 'admin',
    role: 'admin',
    adminId: admin.id,
    sessionId: 'seed',
    name: admin.name,
    permissions,
  }
  const scope: Scope<AdminActor> = { actor, ip: null, requestId: null, locale: 'en' }
  const dayIn = (days: number) => india.format(new Date(now.getTime() + days * DAY_MS))
  const note = (about: Subject, text: string, followUpOn?: string) =>
    addNoteIn(vault, trx, scope, about, { text, followUpOn })

  const orders = await trx
    .selectFrom('challan_orders')
    .select(['id', 'status', 'user_id'])
    .where('status', '=', 'processing')
    .orderBy('id')
    .execute()
  const [late, other] = orders
  const inCourt = await trx
    .selectFrom('challan_order_items')
    .select('order_id')
    .where('route', 'in', courtRoutes)
    .where('status', '=', 'processing')
    .orderBy('id')
    .executeTakeFirst()
  const lead = await trx
    .selectFrom('leads')
    .select('id')
    .where('handled_at', 'is', null)
    .orderBy('id')
    .executeTakeFirst()
  if (inCourt) {
    const court = { court: 'Virtual Court, Pune', hearingOn: dayIn(9), lawyerName: 'Adv. Shalini Kulkarni' }
    await setCourtIn(vault, trx, scope, inCourt.order_id, { ...court, lawyerPhone: '9876500051' })
  }
  if (late) {
    const about = { kind: 'order', subject: late.id } as const
    await note(about, 'The portal shows the payment, the receipt is missing. Called the helpdesk, ticket 48213.')
    await note(about, 'Ask the helpdesk for the receipt again.', dayIn(0))
  }
  if (other) await note({ kind: 'order', subject: other.id }, 'The payer wants the proof by e-mail.', dayIn(3))
  if (lead) await note({ kind: 'lead', subject: lead.id }, 'Asked for a price list for 140 trucks.', dayIn(0))
  await note({ kind: 'customer', subject: demo.id }, 'Plans to move the onboarding checks to the API next quarter.')
  // The messages of the seeded orders, whose payers nobody wrote to, are as old as what they tell.
  await sql`update challan_messages sent set sent_at = coalesce(
    (select max(at) from challan_order_events where order_id = sent.order_id
      and status = case sent.notice when 'court' then 'processing' else sent.notice end),
    (select coalesce(paid_at, created_at) from challan_orders where id = sent.order_id))`.execute(trx)
}
