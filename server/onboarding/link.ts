import type { Selectable } from 'kysely'
import type { FlowStop, ShownFlowLink } from '../../contracts/onboarding/links.ts'
import { paths } from '../../contracts/platform/paths.ts'
import { qrOf } from '../engines/qrCode.ts'
import { linkUrl } from '../invitations/row.ts'
import type { Context, Db, Trx } from '../platform/context.ts'
import type { Schema } from '../platform/db/schema.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { openRow } from '../platform/sealing/rows.ts'
import { sha256 } from '../platform/vault.ts'

export type FlowLink = Selectable<Schema['onboarding_links']>

/** The link of a plan, with its sealed columns opened; with `lock` until the end of the transaction. */
export async function flowLinkOf(
  { vault }: Pick<Context, 'vault'>,
  db: Db | Trx,
  planId: string,
  { lock = false } = {},
): Promise<FlowLink | undefined> {
  const found = db.selectFrom('onboarding_links').selectAll().where('plan_id', '=', planId)
  const row = await (lock ? found.forUpdate() : found).executeTakeFirst()
  return row && openRow(vault, 'onboarding_links', row)
}

const INDIA_MS = 5.5 * 3_600_000
const DAY_MS = 86_400_000

/** The beginning of the day in India. */
const todaySince = (now: number) => new Date(Math.floor((now + INDIA_MS) / DAY_MS) * DAY_MS - INDIA_MS)

/** How many responses were started, altogether and today. */
export async function countStarts(db: Db | Trx, planId: string, now = Date.now()) {
  const { starts, today } = await db
    .selectFrom('onboarding_starts')
    .where('plan_id', '=', planId)
    .select(eb => [
      eb.fn.countAll<string>().as('starts'),
      eb.fn.countAll<string>().filterWhere('at', '>=', todaySince(now).toISOString()).as('today'),
    ])
    .executeTakeFirstOrThrow()
  return { starts: Number(starts), startsToday: Number(today) }
}

interface Counted {
  starts: number
  isArchived: boolean
}

/** Why it starts no more responses; null if it does. */
export function stopOf(
  { is_stopped, until, starts_most }: Pick<FlowLink, 'is_stopped' | 'until' | 'starts_most'>,
  { starts, isArchived }: Counted,
  now = Date.now(),
): FlowStop | null {
  if (isArchived) return 'archived'
  if (is_stopped) return 'customer'
  if (starts >= starts_most) return 'starts'
  return Date.parse(until) <= now ? 'until' : null
}

export async function presentFlowLink(
  { db, config }: Pick<Context, 'db' | 'config'>,
  link: FlowLink,
  isArchived: boolean,
): Promise<ShownFlowLink> {
  const url = linkUrl(config, paths.onboard, link.token_sealed)
  const counted = await countStarts(db, link.plan_id)
  return {
    stopped: stopOf(link, { ...counted, isArchived }),
    url,
    qr: qrOf(url),
    startsMost: link.starts_most,
    startsPerDay: link.starts_per_day,
    until: link.until,
    ...counted,
    proof: link.proof,
    purpose: link.purpose,
    sites: link.sites,
    keepDays: link.keep_days,
  }
}

/** In whose name responses are started; null if the account may start nothing at the moment. */
export async function starterOf(db: Db, link: FlowLink): Promise<CustomerActor | null> {
  const account = await db
    .selectFrom('users')
    .select(['is_active', 'kyc_completed_at'])
    .where('id', '=', link.user_id)
    .executeTakeFirst()
  if (!account?.is_active || !account.kyc_completed_at) return null
  return {
    kind: 'customer',
    userId: link.user_id,
    subUserId: link.sub_user_id,
    sessionId: '',
    name: link.created_by,
    kycComplete: true,
  }
}

/** The sites that may show the page of a flow's link, as a policy lists them; null if none may. */
export async function sitesOfLink({ db }: Pick<Context, 'db'>, token: string): Promise<string | null> {
  const row = await db
    .selectFrom('onboarding_links')
    .select('sites')
    .where('hash', '=', sha256(token))
    .executeTakeFirst()
  return row && row.sites.length > 0 ? row.sites.join(' ') : null
}
