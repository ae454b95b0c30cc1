import { sql } from 'kysely'
import type { AccessAction, AuditAction } from '../../../contracts/people/auditActions.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import { type ProductId, productOf } from '../../../contracts/products/index.ts'
import type { Context, Db, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { actorName, openName } from '../../platform/sealing/names.ts'
import { translate } from '../../platform/translate.ts'
import { exportSubject } from './exportCsv.ts'
import { ownVerification } from './present.ts'
import type { VerificationRow } from './values.ts'

const ofCheck = [
  'verification.revealed',
  'verification.downloaded',
  'verification.shared',
  'verification.shareOpened',
  'verification.readByApi',
  'bankStatement.exported',
  'bankStatement.columnsShown',
  'bankStatement.opened',
  'courtReview.opened',
] as const satisfies readonly AccessAction[]

const ofReport = [
  'intelligenceReport.opened',
  'intelligenceReport.downloaded',
  'intelligenceReport.readByApi',
] as const satisfies readonly AccessAction[]

const ofInquiry = [
  'inquiry.opened',
  'inquiry.exported',
  'inquiry.readByApi',
  'inquiry.subjectOpened',
] as const satisfies readonly AccessAction[]

/**
 * A call by key to a product that asks its source at once brings the result back with it: the entry of its beginning is also that of the access.
 * What is answered later is recorded when it is read.
 */
export const answersAtOnce = (product: ProductId): boolean => {
  const { reads, awaits } = productOf(product)
  return !reads && !awaits
}

/** Who was shown values of a check outside of its masked page: alone, in a list, in a file, or in a report. Newest first. */
export async function accessLog({ db, vault }: Pick<Context, 'db' | 'vault'>, scope: Scope<CustomerActor>, id: string) {
  const row = await ownVerification({ db }, scope, id)
  const shownWith = await findShownWith(db, row)
  const events = await db
    .selectFrom('audit_events')
    .leftJoin('users', 'users.id', 'actor_id')
    .leftJoin('sub_users', 'sub_users.id', 'actor_id')
    .leftJoin('api_keys', 'api_keys.id', 'actor_id')
    .select([
      'audit_events.id',
      'action',
      'actor_kind',
      'reason',
      'audit_events.created_at as at',
      sql<string | null>`data ->> 'field'`.as('field'),
      actorName(sql`api_keys.name`, sql`actor_id`).as('by'),
    ])
    .where('audit_events.user_id', '=', scope.actor.userId)
    .where(eb => {
      const about = (subjects: readonly string[], actions: readonly AuditAction[]) =>
        subjects.length > 0 ? [eb.and([eb('subject', 'in', subjects), eb('action', 'in', actions)])] : []
      return eb.or([
        ...about([id], ofCheck),
        ...about(shownWith.files, ['file.read']),
        ...about(shownWith.reports, ofReport),
        ...about(shownWith.inquiries, ofInquiry),
        ...about(shownWith.inquiryFiles, ['inquiry.fileExported']),
        ...(row.job_id === null ? [] : about([row.job_id], ['job.downloaded'])),
        ...shownWith.runs.map(({ id: run, schedule_id }) =>
          eb.and([...about([schedule_id], ['schedule.downloaded']), eb(sql`data ->> 'run'`, '=', run)]),
        ),
        eb.and([
          ...about([exportSubject(scope.actor.userId, row.product)], ['verification.exported']),
          eb('audit_events.created_at', '>=', row.created_at),
        ]),
        ...(isAnswered(row) && answersAtOnce(row.product)
          ? [eb.and([...about([id], ['verification.created']), eb(sql`data ->> 'channel'`, '=', 'api')])]
          : []),
      ])
    })
    .orderBy('audit_events.id', 'desc')
    .limit(limits.accessLogEntries)
    .execute()
  return events.map(({ at, by, action, actor_kind, field, reason }) => ({
    at,
    by: byWhom(scope, actor_kind, openName(vault, by)),
    // A call by key answers with the result at once; the entry of its beginning is that of the access.
    action: action === 'verification.created' ? ('verification.readByApi' as const) : (action as AccessAction),
    field,
    reason,
  }))
}

/** Our staff and visitors have no name for a customer. */
function byWhom({ locale }: Scope, kind: string, name: string): string {
  if (kind === 'admin') return translate(locale, 'verification.access.staff')
  return kind === 'system' ? translate(locale, 'verification.access.visitor') : name
}

const isAnswered = ({ result, result_sealed }: VerificationRow) => result !== null || result_sealed !== null

/** The files, reports, inquiries and runs that show a check. Asked first, so that the log is found by its index of subjects. */
async function findShownWith(db: Db, { id, job_id }: VerificationRow) {
  const [files, reports, inquiries, runs] = await Promise.all([
    db.selectFrom('files').select('id').where('verification_id', '=', id).execute(),
    db.selectFrom('intelligence_checks').select('report_id').where('verification_id', '=', id).execute(),
    db
      .selectFrom('inquiry_questions')
      .innerJoin('inquiries', 'inquiries.id', 'inquiry_id')
      .select(['inquiry_id', 'file_id'])
      .where('verification_id', '=', id)
      .execute(),
    job_id === null
      ? []
      : db.selectFrom('bulk_schedule_runs').select(['id', 'schedule_id']).where('job_id', '=', job_id).execute(),
  ])
  return {
    files: files.map(file => file.id),
    reports: reports.map(({ report_id }) => report_id),
    inquiries: inquiries.map(({ inquiry_id }) => inquiry_id),
    inquiryFiles: inquiries.flatMap(({ file_id }) => file_id ?? []),
    runs,
  }
}
