import { Server } from 'lucide-react'
import { paths } from '../../../contracts/platform/paths.ts'
import { text } from '../../../contracts/platform/text.ts'
import { apiServer } from '../../../contracts/resources/apiServer.ts'
import { fact, facts } from '../../components/detail/parts.ts'
import { column, drawer, labelled } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { Answered, KeysSet, LastAsked, Lead, Median, Timeout } from './cells.tsx'
import { Documentation } from './Documentation.tsx'
import { Health } from './Health.tsx'
import { Keys } from './Keys.tsx'
import { ServerActions } from './ServerActions.tsx'

/** The accounts with providers: keys, time-outs, and how their calls went. */
export const apiServers = defineScreens(apiServer, {
  icon: Server,
  recordRepresentation: 'label',
  list: {
    crumbs: [{ label: text('Dashboard', 'डैशबोर्ड'), to: paths.adminDashboard }],
    figures: Lead,
    columns: [
      'label',
      'state',
      'environment',
      'products',
      'calls',
      column('answeredPercent', Answered),
      column('medianMs', Median),
      column('lastAt', LastAsked),
      column('credentialsSetAt', KeysSet),
    ],
    cardsBelow: 1200,
    card: [
      { start: 'label', end: 'state' },
      { start: ['environment', labelled('products')], end: Answered, quiet: true },
      { start: labelled('calls'), end: LastAsked, quiet: true },
    ],
    filters: ['state'],
    search: 'q',
    sort: { field: 'label', order: 'ASC' },
    row: drawer(
      facts(
        'label',
        'state',
        'environment',
        fact('address', { optional: true }),
        fact('timeoutMs', { component: Timeout }),
        fact('credentialsSetAt', { component: KeysSet }),
        'calls',
        fact('answeredPercent', { component: Answered }),
        fact('medianMs', { component: Median }),
        fact('lastAt', { component: LastAsked }),
        fact('changedAt', { optional: true }),
        fact('changedBy', { optional: true }),
      ),
      ServerActions,
      Keys,
      Health,
      Documentation,
    ),
  },
})
