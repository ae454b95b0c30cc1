import { Car } from 'lucide-react'
import { paths } from '../../../contracts/platform/paths.ts'
import { text } from '../../../contracts/platform/text.ts'
import { vehicleAccess as contract } from '../../../contracts/resources/vehicleAccess.ts'
import { CustomerLink } from '../../components/CustomerLink.tsx'
import { column, labelled, personal } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { Analytics, ChallanTool } from './cells.tsx'
import { VehicleData } from './VehicleData.tsx'

/** Where vehicle data comes from, and below it who may use it. */
export const vehicleAccess = defineScreens(contract, {
  icon: Car,
  recordRepresentation: 'customer',
  list: {
    crumbs: [{ label: text('Dashboard', 'डैशबोर्ड'), to: paths.adminDashboard }],
    columns: [
      column('customer', CustomerLink),
      column('customerId', { quiet: true }),
      column('analytics', Analytics),
      column('challanTool', ChallanTool),
      'vehicles',
      'checks',
    ],
    card: [
      { start: 'customer', end: 'customerId' },
      { start: 'analytics', end: 'challanTool' },
      { start: labelled('vehicles'), end: labelled('checks'), quiet: true },
    ],
    filters: ['analytics', 'challanTool'],
    search: personal('q'),
    sort: { field: 'id', order: 'DESC' },
    figures: VehicleData,
  },
})
