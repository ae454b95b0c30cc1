import { ClipboardList, ListTodo } from 'lucide-react'
import { paths } from '../../../contracts/platform/paths.ts'
import { text } from '../../../contracts/platform/text.ts'
import { videoKycCaseResource } from '../../../contracts/resources/case.ts'
import { videoKycTemplateResource } from '../../../contracts/resources/videoKycTemplate.ts'
import { column, labelled, page } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { caseScreens } from '../cases/caseScreens.ts'
import { Archived, Price, Title } from '../plans/cells.tsx'
import { NewTemplateButton, ReportActions, TemplateLink } from './cells.tsx'

const product = { label: text('Video KYC Solution', 'वीडियो KYC सॉल्यूशन'), to: paths.videoKyc }

/** What people have done: the list, the board, and the page of one with its evidence. */
export const reports = {
  ...caseScreens(videoKycCaseResource, {
    icon: ClipboardList,
    actions: ReportActions,
    crumbs: [product, { label: text('Reports', 'रिपोर्ट') }],
  }),
  show: lazyPage(() => import('./DetailPage.tsx')),
}

/** The account's templates, the newest first. */
export const templates = defineScreens(videoKycTemplateResource, {
  icon: ListTodo,
  recordRepresentation: 'title',
  list: {
    crumbs: [product, { label: text('Templates', 'टेम्पलेट') }],
    columns: [
      column('title', TemplateLink, { width: 260 }),
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
    row: page(paths.videoKycTemplate),
    actions: NewTemplateButton,
    emptyActions: NewTemplateButton,
  },
  show: lazyPage(() => import('../plans/PlanPage.tsx')),
  create: lazyPage(() => import('./CreateTemplate.tsx')),
  edit: lazyPage(() => import('../plans/builder/PlanBuilder.tsx')),
})
