import { UserRoundSearch } from 'lucide-react'
import { paths } from '../../../contracts/platform/paths.ts'
import { text } from '../../../contracts/platform/text.ts'
import { bgcUser } from '../../../contracts/resources/bgcUser.ts'
import { column, labelled, page, personal, plain } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { Customer, KeptShare, Overdue, OverdueChip } from './cells.tsx'
import { Verifiers } from './Verifiers.tsx'

/** Accounts with background checks: those with the most overdue checks first, and below them the verifiers. */
export const bgcUsers = defineScreens(bgcUser, {
  icon: UserRoundSearch,
  recordRepresentation: 'customer',
  list: {
    columns: [
      column('customer', Customer),
      column('openCases', { quiet: true }),
      column('waiting', { strong: true }),
      column('overdue', Overdue),
      column('taken', { quiet: true }),
      column('quality', { quiet: true }),
      column('judged', { quiet: true }),
      column('keptShare', KeptShare, { quiet: true }),
    ],
    cardsBelow: 1200,
    card: [
      { start: plain('customer'), end: OverdueChip },
      { start: labelled('waiting'), end: labelled('taken'), quiet: true },
      { start: labelled('quality'), end: labelled('openCases'), quiet: true },
    ],
    savedViews: [
      { id: 'waiting', name: text('Waiting', 'बाकी'), filters: { standing: 'waiting' } },
      { id: 'overdue', name: text('Overdue', 'समय निकल गया'), filters: { standing: 'overdue' } },
      { id: 'quality', name: text('Quality', 'क्वालिटी'), filters: { standing: 'quality' } },
    ],
    filters: ['standing'],
    search: personal('q'),
    sort: { field: 'overdue', order: 'DESC' },
    row: page(paths.adminBgcUsersDetail),
    after: Verifiers,
  },
  show: lazyPage(() => import('./BgcUserPage.tsx')),
})
