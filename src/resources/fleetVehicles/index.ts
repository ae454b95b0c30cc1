import { Car } from 'lucide-react'
import { text } from '../../../contracts/platform/text.ts'
import { fleetVehicle } from '../../../contracts/resources/fleetVehicle.ts'
import { fact, facts, section } from '../../components/detail/parts.ts'
import { column, drawer, filter, identifierSearch, labelled } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { ExportTicked } from '../../components/list/ExportButton.tsx'
import { FirstVehicle, FleetActions, GroupTicked, RecheckTicked, RemoveTicked } from './actions.tsx'
import { Challans, CheckLink, paper, State, Vehicle } from './cells.tsx'

/** The fleet: what of each vehicle ends when, the next first. */
export const fleetVehicles = defineScreens(fleetVehicle, {
  icon: Car,
  recordRepresentation: 'vehicle',
  list: {
    columns: [
      column('vehicle', Vehicle),
      column('group', { width: 120 }),
      'vehicleClass',
      column('insuranceUpto', paper('insuranceUpto')),
      column('pucUpto', paper('pucUpto')),
      column('fitnessUpto', paper('fitnessUpto')),
      column('permitUpto', paper('permitUpto')),
      column('taxUpto', paper('taxUpto')),
      column('pendingPaise', Challans),
      column('nextExpiry', { hidden: true }),
      column('fuel', { hidden: true }),
      column('state', State, { hidden: true }),
      column('registeredOn', { hidden: true }),
      column('checkedAt', { hidden: true }),
    ],
    card: [
      { start: Vehicle, end: paper('nextExpiry') },
      { start: ['vehicleClass', 'group'], end: 'pendingPaise', quiet: true },
      { start: labelled('checkedAt'), quiet: true },
    ],
    cardsBelow: 1200,
    filters: [
      'due',
      'document',
      'status',
      filter('expiresOn', { rare: true }),
      filter('vehicleClass', { rare: true }),
      filter('fuel', { rare: true }),
      filter('age', { rare: true }),
      filter('state', { rare: true }),
      filter('group', { rare: true }),
      filter('financed', { rare: true }),
      filter('challans', { rare: true }),
      filter('challanAge', { rare: true }),
    ],
    savedViews: [
      { id: 'expired', name: text('Expired', 'खत्म हो चुके'), filters: { due: 'expired' } },
      { id: 'month', name: text('Due in 30 days', '30 दिन में'), filters: { due: 'month' } },
      { id: 'blacklisted', name: text('Blacklisted', 'ब्लैकलिस्ट'), filters: { status: ['blacklisted'] } },
    ],
    search: identifierSearch('q', 'rc'),
    sort: { field: 'nextExpiry', order: 'ASC' },
    row: drawer(
      facts(
        'vehicle',
        'group',
        'status',
        'vehicleClass',
        'fuel',
        fact('state', { component: State }),
        'registeredOn',
        'financed',
      ),
      section(
        text('Documents', 'दस्तावेज़'),
        fact('insuranceUpto', { component: paper('insuranceUpto') }),
        fact('pucUpto', { component: paper('pucUpto') }),
        fact('fitnessUpto', { component: paper('fitnessUpto') }),
        fact('permitUpto', { component: paper('permitUpto') }),
        fact('taxUpto', { component: paper('taxUpto') }),
      ),
      section(
        text('Checks', 'जाँचें'),
        fact('checkedAt', { component: CheckLink }),
        fact('pendingPaise', { component: Challans }),
        fact('challansAt', { optional: true }),
      ),
    ),
    bulkActions: [RecheckTicked, GroupTicked, ExportTicked, RemoveTicked],
    actions: FleetActions,
    emptyActions: FirstVehicle,
    density: true,
  },
})
