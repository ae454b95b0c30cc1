import { sql } from 'kysely'
import type { z } from 'zod'
import type { listDocumentKindsForStaff } from '../../contracts/calls/documents.ts'
import { families } from '../../contracts/ocr/families.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { AdminActor } from '../platform/identity/actors.ts'
import { type KindSetting, readKinds } from './kinds.ts'

const DAYS = 30
const DAY_MS = 86_400_000

type Parts = Pick<Context, 'db'>

/** The settings of every kind with the figures of the last days. No document is shown. */
export async function kindsForStaff({ db }: Parts): Promise<z.input<typeof listDocumentKindsForStaff.reply>> {
  const kinds = await readKinds(db)
  const rows = await db
    .selectFrom('document_readings')
    .select([
      'requested',
      'kind',
      'problem',
      sql<number>`count(*)`.as('count'),
      sql<number>`percentile_disc(0.5) within group (order by duration_ms)`.as('medianMs'),
    ])
    .where('created_at', '>=', new Date(Date.now() - DAYS * DAY_MS).toISOString())
    .groupBy(['requested', 'kind', 'problem'])
    .execute()
  const sum = (own: typeof rows) => own.reduce((total, { count }) => total + count, 0)
  const refused = rows.filter(({ problem }) => problem !== null)
  const failures = Map.groupBy(refused, ({ problem }) => problem ?? '')
  return {
    days: DAYS,
    kinds: kinds.map(setting => {
      const { kinds: own } = families[setting.family]
      const read = rows.filter(({ requested, kind }) =>
        setting.family === 'detect' ? kind !== null && requested === 'detect' : own.some(one => one === kind),
      )
      return {
        ...setting,
        read: sum(read),
        medianMs: read.toSorted((a, b) => b.count - a.count)[0]?.medianMs ?? null,
        refused: sum(refused.filter(({ requested }) => requested === setting.family)),
      }
    }),
    failures: [...failures].map(([reason, own]) => ({ reason, count: sum(own) })).toSorted((a, b) => b.count - a.count),
  }
}

/** Switches a kind on or off, or changes from which confidence on a field counts as read with certainty. Later checks follow it. */
export async function changeKind(
  { db }: Parts,
  scope: Scope<AdminActor>,
  { family, isOn, sureFrom }: KindSetting,
): Promise<KindSetting> {
  const values = { is_on: isOn, sure_from: sureFrom, changed_at: new Date() }
  await db.transaction().execute(async trx => {
    await trx
      .insertInto('document_kinds')
      .values({ family, ...values })
      .onConflict(same => same.column('family').doUpdateSet(values))
      .execute()
    await audit(trx, scope, { action: 'documentKind.changed', subject: family, data: { isOn, sureFrom } })
  })
  return { family, isOn, sureFrom }
}
