import { FolderKanban } from 'lucide-react'
import { createElement } from 'react'
import { paths } from '../../../contracts/platform/paths.ts'
import { text } from '../../../contracts/platform/text.ts'
import { caseResource } from '../../../contracts/resources/case.ts'
import { column, labelled, page, personal } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { Due, KnownVerdict, Name, OpenDue, OpenSteps, Person, Plan, PlanWords, Verdict, Waiting } from './cells.tsx'
import { StartCaseButton } from './StartCaseButton.tsx'
import { useCasesView, ViewSwitch } from './ViewSwitch.tsx'

/** Cases, the newest first, with views of what waits for whom. */
const screens = defineScreens(caseResource, {
  icon: FolderKanban,
  recordRepresentation: 'subject',
  list: {
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
      { id: 'customer', name: text('Waits for you', 'आपका इंतज़ार'), filters: { waitsOn: 'customer' } },
      { id: 'person', name: text('Waits for the person', 'व्यक्ति का इंतज़ार'), filters: { waitsOn: 'person' } },
      { id: 'overdue', name: text('Overdue', 'समय निकला'), filters: { overdue: true } },
      { id: 'ended', name: text('Ended', 'पूरे हुए'), filters: { status: ['done', 'expired', 'cancelled'] } },
    ],
    filters: ['status', 'waitsOn', 'mode', { name: 'planId', words: PlanWords }],
    tabs: ViewSwitch,
    search: personal('q'),
    sort: { field: 'createdAt', order: 'DESC' },
    row: page(paths.caseDetail),
    actions: StartCaseButton,
    emptyActions: StartCaseButton,
    refreshEvery: 10_000,
  },
  show: lazyPage(() => import('./CasePage.tsx')),
})

const CaseBoard = lazyPage(() => import('./CaseBoard.tsx'))
const CaseList = screens.list
const ListOrBoard = () => createElement(useCasesView().view === 'board' ? CaseBoard : CaseList)

export const cases = { ...screens, list: ListOrBoard }
