import { ClipboardList, Waypoints } from 'lucide-react'
import { exportResponses } from '../../../contracts/calls/onboarding.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { text } from '../../../contracts/platform/text.ts'
import { onboardingCaseResource } from '../../../contracts/resources/case.ts'
import { onboardingFlowResource } from '../../../contracts/resources/onboardingFlow.ts'
import { column, labelled, page } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { caseScreens } from '../cases/caseScreens.ts'
import { Archived, Price, Title } from '../plans/cells.tsx'
import { CreateFlowButton, FlowLink, ShareFlowButton } from './cells.tsx'

/** The account's flows, the newest first. */
export const flows = defineScreens(onboardingFlowResource, {
  icon: Waypoints,
  recordRepresentation: 'title',
  list: {
    crumbs: [{ label: onboardingCaseResource.words?.title ?? text('', ''), to: paths.onboardingSolutionResponses }],
    columns: [
      column('title', FlowLink, { width: 240 }),
      'link',
      'responses',
      'running',
      'version',
      column('cost', Price),
      'publishedAt',
      column('archived', Archived),
    ],
    card: [
      { start: Title, end: 'link' },
      { start: Price, end: labelled('responses') },
      { start: labelled('publishedAt'), end: labelled('version'), quiet: true },
    ],
    savedViews: [
      { id: 'inUse', name: text('In use', 'चालू'), filters: { archived: false } },
      { id: 'archived', name: text('Archived', 'बंद'), filters: { archived: true } },
    ],
    search: 'q',
    sort: { field: 'createdAt', order: 'DESC' },
    row: page(paths.onboardingSolutionFlow),
    actions: CreateFlowButton,
    emptyActions: CreateFlowButton,
  },
  show: lazyPage(() => import('./FlowPage.tsx')),
  create: lazyPage(() => import('./CreateFlow.tsx')),
  edit: lazyPage(() => import('../plans/builder/PlanBuilder.tsx')),
})

/** What applicants have answered: the list, the board, the page of one, and how far they came. */
export const responses = caseScreens(onboardingCaseResource, {
  icon: ClipboardList,
  actions: ShareFlowButton,
  figures: lazyPage(() => import('./Funnel.tsx')),
  export: exportResponses,
})
