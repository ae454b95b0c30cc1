import { Siren } from 'lucide-react'
import { paths } from '../../../contracts/platform/paths.ts'
import { text } from '../../../contracts/platform/text.ts'
import { incident } from '../../../contracts/resources/incident.ts'
import { fact, facts } from '../../components/detail/parts.ts'
import { column, drawer, labelled } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { Components } from './cells.tsx'
import { IncidentActions } from './IncidentActions.tsx'
import { ReportButtons } from './ReportButtons.tsx'
import { StatusPanel } from './StatusPanel.tsx'
import { Updates } from './Updates.tsx'
import { Withdrawal } from './Withdrawal.tsx'

const openStates = ['scheduled', 'investigating', 'identified', 'monitoring']

/** Incidents and planned maintenance, below what the public status page says. */
export const incidents = defineScreens(incident, {
  icon: Siren,
  recordRepresentation: 'title',
  list: {
    figures: StatusPanel,
    crumbs: [{ label: text('Dashboard', 'डैशबोर्ड'), to: paths.adminDashboard }],
    actions: ReportButtons,
    emptyActions: ReportButtons,
    columns: [
      column('title', { fixed: true, width: 320 }),
      'kind',
      'state',
      'impact',
      column('components', Components, { width: 220 }),
      'startsAt',
      column('resolvedAt', { quiet: true }),
      column('createdBy', { hidden: true }),
    ],
    cardsBelow: 1200,
    card: [
      { start: 'title', end: 'state' },
      { start: ['kind', 'impact'], quiet: true },
      { start: labelled('startsAt'), quiet: true },
    ],
    savedViews: [
      { id: 'open', name: text('Open', 'चल रही'), filters: { state: openStates } },
      { id: 'maintenance', name: text('Maintenance', 'रखरखाव'), filters: { kind: ['maintenance'] } },
      { id: 'withdrawn', name: text('Withdrawn', 'वापस ली'), filters: { state: ['withdrawn'] } },
    ],
    filters: ['state', 'impact', 'kind', 'components'],
    search: 'q',
    sort: { field: 'startsAt', order: 'DESC' },
    row: drawer(
      IncidentActions,
      Withdrawal,
      facts(
        'title',
        'kind',
        'state',
        'impact',
        fact('components', { component: Components }),
        'startsAt',
        fact('endsAt', { optional: true }),
        fact('resolvedAt', { optional: true }),
        'createdBy',
        'createdAt',
      ),
      Updates,
    ),
  },
})
