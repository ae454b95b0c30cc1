import { FlaskConical } from 'lucide-react'
import { paths } from '../../../contracts/platform/paths.ts'
import { text } from '../../../contracts/platform/text.ts'
import { dryRun } from '../../../contracts/resources/dryRun.ts'
import { fact, facts } from '../../components/detail/parts.ts'
import { column, drawer } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { Against, Agreement, Lead, Progress } from './cells.tsx'
import { Results } from './Results.tsx'
import { RunActions } from './RunActions.tsx'

const POLL_MS = 5_000

/** What providers would have answered, before they were chosen. */
export const dryRuns = defineScreens(dryRun, {
  icon: FlaskConical,
  recordRepresentation: 'provider',
  list: {
    crumbs: [
      { label: text('Dashboard', 'डैशबोर्ड'), to: paths.adminDashboard },
      { label: text('Switch source', 'सोर्स बदलें'), to: paths.adminSwitchSource },
    ],
    figures: Lead,
    columns: [
      'product',
      column('provider', { strong: true }),
      column('against', Against),
      'state',
      column('asked', Progress),
      column('agreedPercent', Agreement),
      'costPaise',
      'madeAt',
      column('madeBy', { quiet: true }),
    ],
    cardsBelow: 1200,
    card: [
      { start: 'product', end: 'state' },
      { start: 'provider', end: Agreement },
      { start: Progress, end: 'madeAt', quiet: true },
    ],
    filters: ['state', 'product'],
    sort: { field: 'madeAt', order: 'DESC' },
    row: drawer(
      facts(
        'product',
        'provider',
        fact('against', { component: Against }),
        'questions',
        fact('day', { optional: true }),
        'state',
        fact('asked', { component: Progress }),
        fact('agreedPercent', { component: Agreement }),
        'costPaise',
        'capPaise',
        'reason',
        'madeBy',
        'madeAt',
        fact('endedAt', { optional: true }),
      ),
      RunActions,
      Results,
    ),
    refreshEvery: POLL_MS,
  },
})
