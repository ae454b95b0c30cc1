import { ListTodo } from 'lucide-react'
import { text } from '../../../contracts/platform/text.ts'
import { workItem } from '../../../contracts/resources/workItem.ts'
import { column } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { AssignButton } from './AssignButton.tsx'
import { Assignee, Due, Subject } from './cells.tsx'

/** Polled, so that new work appears without a reload. */
const REFRESH_MS = 30_000

/** Everything that waits for staff, first what is due first. */
export const workItems = defineScreens(workItem, {
  icon: ListTodo,
  recordRepresentation: 'title',
  list: {
    columns: [
      column('dueAt', Due),
      column('kind', { strong: true }),
      column('title', Subject),
      'amountPaise',
      column('since', { quiet: true }),
      column('assignee', Assignee),
    ],
    card: [
      { start: Subject, end: Due },
      { start: 'kind', end: 'amountPaise' },
      { start: Assignee, end: 'since', quiet: true },
    ],
    savedViews: [
      { id: 'mine', name: text('Mine', 'मेरे'), filters: { assignee: 'me' } },
      { id: 'unassigned', name: text('Unassigned', 'बिना असाइन'), filters: { assignee: 'nobody' } },
      { id: 'overdue', name: text('Overdue', 'समय निकल गया'), filters: { overdue: true } },
    ],
    filters: ['kind', 'assignee', 'overdue'],
    sort: { field: 'dueAt', order: 'ASC' },
    bulkActions: [AssignButton],
    refreshEvery: REFRESH_MS,
  },
})
