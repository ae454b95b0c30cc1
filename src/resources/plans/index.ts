import { ListTodo } from 'lucide-react'
import { paths } from '../../../contracts/platform/paths.ts'
import { text } from '../../../contracts/platform/text.ts'
import { caseResource } from '../../../contracts/resources/case.ts'
import { planResource } from '../../../contracts/resources/plan.ts'
import { column, labelled, page } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { Archived, NewPlanButton, Price, Title, TitleLink } from './cells.tsx'

const builder = lazyPage(() => import('./builder/PlanBuilder.tsx'))

/** The account's plans, the newest first. */
export const plans = defineScreens(planResource, {
  icon: ListTodo,
  recordRepresentation: 'title',
  list: {
    crumbs: [{ label: caseResource.words?.title ?? text('', ''), to: paths.cases }],
    columns: [
      column('title', TitleLink, { width: 260 }),
      'version',
      'stepCount',
      'running',
      column('cost', Price),
      'publishedAt',
      column('archived', Archived),
    ],
    card: [
      { start: Title, end: Archived },
      { start: Price, end: labelled('running') },
      { start: labelled('publishedAt'), end: labelled('version'), quiet: true },
    ],
    savedViews: [
      { id: 'inUse', name: text('In use', 'चालू'), filters: { archived: false } },
      { id: 'archived', name: text('Archived', 'बंद'), filters: { archived: true } },
    ],
    search: 'q',
    sort: { field: 'createdAt', order: 'DESC' },
    row: page(paths.casePlanDetail),
    actions: NewPlanButton,
    emptyActions: NewPlanButton,
  },
  show: lazyPage(() => import('./PlanPage.tsx')),
  create: builder,
  edit: builder,
})
