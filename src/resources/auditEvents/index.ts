import { History } from 'lucide-react'
import { auditEvent } from '../../../contracts/resources/auditEvent.ts'
import { fact, facts } from '../../components/detail/parts.ts'
import { CustomerEditor } from '../../components/list/CustomerEditor.tsx'
import { column, drawer, filter } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { ActionEditor, ActionWords } from './ActionEditor.tsx'
import { Changes } from './Changes.tsx'
import { ActionName, Actor, Concerned, EntryHead, Seal, Subject } from './cells.tsx'

/** Everything that was done on the platform, latest first. The drawer shows before and after, and whether the entry's seal holds. */
export const auditEvents = defineScreens(auditEvent, {
  icon: History,
  recordRepresentation: 'id',
  list: {
    columns: [
      'createdAt',
      column('action', ActionName, { strong: true }),
      column('actor', Actor),
      column('customer', Concerned),
      column('subject', Subject, { quiet: true }),
      column('reason', { quiet: true, width: 260 }),
      column('sealed', Seal),
    ],
    card: [
      { start: ActionName, end: Seal },
      { start: Actor, end: 'createdAt', quiet: true },
      { start: 'reason', quiet: true },
    ],
    filters: [
      filter('action', { component: ActionEditor, words: ActionWords }),
      'actorKind',
      filter('customer', { component: CustomerEditor }),
      'createdAt',
    ],
    search: 'q',
    sort: { field: 'createdAt', order: 'DESC' },
    row: drawer(
      EntryHead,
      facts(
        'createdAt',
        fact('actor', { component: Actor }),
        fact('customer', { component: Concerned, optional: true }),
        'subject',
        fact('reason', { optional: true }),
        fact('ip', { optional: true }),
        fact('requestId', { optional: true }),
      ),
      Changes,
      facts('id', fact('seq', { optional: true }), fact('hash', { optional: true })),
    ),
  },
})
