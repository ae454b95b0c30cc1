import { Boxes } from 'lucide-react'
import { paths } from '../../../contracts/platform/paths.ts'
import { text } from '../../../contracts/platform/text.ts'
import { apiProduct } from '../../../contracts/resources/apiProduct.ts'
import { fact, facts } from '../../components/detail/parts.ts'
import { column, drawer, filter, labelled } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { ApiActions } from './ApiActions.tsx'
import { Cost, Lead, Path, Since } from './cells.tsx'
import { Billable, Changes, Schemas, WordsNow } from './details.tsx'

/** The catalogue: what is on, what it costs, what customers read about it. */
export const apis = defineScreens(apiProduct, {
  icon: Boxes,
  recordRepresentation: 'product',
  list: {
    crumbs: [{ label: text('Dashboard', 'डैशबोर्ड'), to: paths.adminDashboard }],
    figures: Lead,
    columns: [
      column('product', { fixed: true }),
      column('id', Path),
      'state',
      column('hasNotice', { hidden: true }),
      column('mode', { quiet: true }),
      column('pricePaise', { strong: true }),
      column('costPaise', Cost),
      'sourceState',
      column('version', { hidden: true }),
      column('since', Since, { hidden: true }),
    ],
    cardsBelow: 1200,
    card: [
      { start: 'product', end: 'state' },
      { start: 'mode', end: 'pricePaise', quiet: true },
      { start: labelled('sourceState'), quiet: true },
    ],
    filters: ['state', 'mode', filter('hasNotice', { rare: true })],
    search: 'q',
    sort: { field: 'product', order: 'ASC' },
    rowActions: ApiActions,
    row: drawer(
      facts(
        'product',
        fact('id', { component: Path }),
        'state',
        fact('since', { component: Since }),
        'mode',
        'version',
        'pricePaise',
        fact('costPaise', { component: Cost }),
        'sourceState',
      ),
      WordsNow,
      Billable,
      Schemas,
      Changes,
    ),
  },
})
