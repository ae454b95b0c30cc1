import { ClipboardCheck } from 'lucide-react'
import { paths } from '../../../contracts/platform/paths.ts'
import { text } from '../../../contracts/platform/text.ts'
import { verificationTask } from '../../../contracts/resources/verificationTask.ts'
import { column, page } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { Due, Outcome, Step, StepWords } from './cells.tsx'

/** Checks of one account, first what is due first. */
export const verificationTasks = defineScreens(verificationTask, {
  icon: ClipboardCheck,
  recordRepresentation: 'subject',
  list: {
    columns: [
      column('step', Step),
      column('subject', { quiet: true }),
      'kind',
      column('state', Outcome),
      'skill',
      column('dueAt', Due),
      'verifier',
    ],
    cardsBelow: 1200,
    card: [
      { start: StepWords, end: Outcome },
      { start: 'subject', end: Due, quiet: true },
      { start: 'kind', end: 'verifier', quiet: true },
    ],
    savedViews: [
      { id: 'mine', name: text('Mine', 'मेरे'), filters: { verifier: 'me' } },
      { id: 'free', name: text('Not taken', 'किसी ने नहीं लिए'), filters: { state: ['free'] } },
    ],
    filters: ['state', 'kind', 'skill', 'verifier', 'overdue'],
    sort: { field: 'askedAt', order: 'DESC' },
    row: page(paths.adminBgcUsersDetail),
  },
})
