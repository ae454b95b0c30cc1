import type { LucideIcon } from 'lucide-react'
import { type ComponentType, createElement } from 'react'
import type { Call } from '../../../contracts/calls/define.ts'
import { type Text, text } from '../../../contracts/platform/text.ts'
import type { caseResource } from '../../../contracts/resources/case.ts'
import { column, labelled, page, personal } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { Due, KnownVerdict, Name, OpenDue, OpenSteps, Person, Plan, PlanWords, Verdict, Waiting } from './cells.tsx'
import { useCasesView, ViewSwitch } from './ViewSwitch.tsx'

interface CaseScreenParts {
  icon: LucideIcon
  /** Starts a case, in the header and below the message of an empty list. */
  actions: ComponentType
  crumbs?: readonly { label: Text; to?: string }[]
  /** Between the filters and the rows. */
  figures?: ComponentType
  /** The name of the location that the list is filtered by. */
  locationWords?: (props: { value: string }) => string
  /** The call that returns the list as CSV. */
  export?: Call
}

/** The list, the board and the page of a product's cases, or of all cases: the newest first, with views of what waits for whom. */
export function caseScreens(
  resource: typeof caseResource,
  { icon, actions, crumbs, locationWords, ...more }: CaseScreenParts,
) {
  const isOfAll = resource.name === 'cases'
  const screens = defineScreens(resource, {
    icon,
    recordRepresentation: 'subject',
    list: {
      ...(crumbs && { crumbs }),
      ...more,
      columns: [
        column('subject', Person, { width: 190 }),
        column('planTitle', Plan, { width: 180 }),
        'status',
        column('waitsOn', Waiting),
        column('verdict', Verdict),
        column('nextDueAt', Due),
        column('reference', { quiet: true }),
        'createdAt',
      ],
      card: [
        { start: Name, end: 'status' },
        { start: Plan, end: KnownVerdict },
        { start: OpenSteps, end: OpenDue },
        { start: labelled('createdAt'), end: 'reference', quiet: true },
      ],
      cardsBelow: 1200,
      savedViews: [
        { id: 'customer', name: text('Waiting for you', 'आपका इंतज़ार'), filters: { waitsOn: ['customer'] } },
        { id: 'person', name: text('Waiting for the person', 'व्यक्ति का इंतज़ार'), filters: { waitsOn: ['person'] } },
        { id: 'overdue', name: text('Overdue', 'समय निकला'), filters: { overdue: true } },
        { id: 'ended', name: text('Ended', 'पूरे हुए'), filters: { status: ['done', 'expired', 'cancelled'] } },
      ],
      filters: [
        'status',
        'waitsOn',
        'mode',
        ...(isOfAll ? ['product' as const] : []),
        { name: 'planId', words: PlanWords },
        ...(locationWords ? [{ name: 'location' as const, words: locationWords }] : []),
      ],
      tabs: ViewSwitch,
      search: personal('q'),
      sort: { field: 'createdAt', order: 'DESC' },
      row: page(resource.paths?.show ?? ''),
      actions,
      emptyActions: actions,
      refreshEvery: 10_000,
    },
    show: lazyPage(() => import('./CasePage.tsx')),
  })
  const CaseList = screens.list
  const ListOrBoard = () =>
    useCasesView().view === 'board' ? createElement(CaseBoard, { actions }) : createElement(CaseList)
  return { ...screens, list: ListOrBoard }
}

const CaseBoard = lazyPage(() => import('./CaseBoard.tsx'))
