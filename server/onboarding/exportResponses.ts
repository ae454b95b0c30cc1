import type { z } from 'zod'
import type { ShownCase } from '../../contracts/cases/shown.ts'
import { caseStatusChoices } from '../../contracts/cases/states.ts'
import { onboardingCaseResource } from '../../contracts/resources/case.ts'
import { streamCsv } from '../engines/csv.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { listCases } from '../steps/listCases.ts'

type Filter = z.output<typeof onboardingCaseResource.filter>

const MOST = 10_000
const PAGE = 200

const columns = ['createdAt', 'subject', 'planTitle', 'status', 'verdict', 'reference', 'endedAt'] as const

/** The account's responses as CSV, masked as in the list, the newest first, at most 10,000. */
export async function exportResponses(ctx: Context, scope: Scope<CustomerActor>, filter: Filter) {
  const { userId } = scope.actor
  await audit(ctx.db, scope, { action: 'onboarding.exported', subject: userId, data: { filters: Object.keys(filter) } })
  const { fields } = onboardingCaseResource
  const headers = [
    { key: 'id', header: 'Id' },
    ...columns.map(key => ({ key, header: fields[key].label[scope.locale] })),
  ]
  return streamCsv(headers, rows(ctx, scope, filter))
}

async function* rows(ctx: Context, scope: Scope<CustomerActor>, filter: Filter) {
  for (let offset = 0; offset < MOST; offset += PAGE) {
    const page = await listCases(ctx, scope, {
      filter: { ...filter, product: 'onboarding' },
      sort: { field: 'id', order: 'DESC' },
      offset,
      limit: PAGE,
    })
    for (const one of page.rows) yield rowOf(one, scope)
    if (page.rows.length < PAGE) return
  }
}

const rowOf = (one: ShownCase, { locale }: Scope) => ({
  id: one.id,
  createdAt: one.createdAt,
  subject: one.subject.name ?? '',
  planTitle: one.planTitle[locale],
  status: caseStatusChoices[one.status].label[locale],
  // The decision of a person stands above the rules' result.
  verdict: (one.decision?.verdict ?? one.verdict)?.label[locale] ?? '',
  reference: one.reference ?? '',
  endedAt: one.endedAt ?? '',
})
