import { Route } from 'lucide-react'
import { paths } from '../../../contracts/platform/paths.ts'
import { text } from '../../../contracts/platform/text.ts'
import { sourceRoute } from '../../../contracts/resources/sourceRoute.ts'
import { fact, facts } from '../../components/detail/parts.ts'
import { column, drawer, labelled } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { Choices, Hedge, Lead, Since } from './cells.tsx'
import { Disagreements } from './Disagreements.tsx'
import { DryRunSection } from './DryRun.tsx'
import { History } from './History.tsx'
import { Margins } from './Margins.tsx'
import { OwnRoutes } from './OwnRoutes.tsx'
import { RouteActions } from './RouteActions.tsx'
import { TryProvider } from './TryProvider.tsx'

/** Who answers each product: primary, fallbacks and shares. */
export const sourceRoutes = defineScreens(sourceRoute, {
  icon: Route,
  recordRepresentation: 'product',
  list: {
    crumbs: [{ label: text('Dashboard', 'डैशबोर्ड'), to: paths.adminDashboard }],
    figures: Lead,
    columns: [
      'product',
      column('primary', { strong: true }),
      column('choices', Choices),
      'decidedBy',
      'customers',
      'able',
      'sourceState',
      'disagreements',
      column('since', Since),
    ],
    cardsBelow: 1200,
    card: [
      { start: 'product', end: 'sourceState' },
      { start: Choices, end: 'decidedBy' },
      { start: labelled('customers'), end: Since, quiet: true },
    ],
    filters: ['decidedBy'],
    search: 'q',
    sort: { field: 'product', order: 'ASC' },
    row: drawer(
      facts(
        'product',
        'primary',
        fact('choices', { component: Choices }),
        'decidedBy',
        fact('since', { component: Since }),
        fact('hedgeMs', { component: Hedge }),
        'customers',
        'sourceState',
        'disagreements',
      ),
      RouteActions,
      TryProvider,
      DryRunSection,
      OwnRoutes,
      Disagreements,
      Margins,
      History,
    ),
  },
})
