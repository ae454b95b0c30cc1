import { z } from 'zod'
import { choice } from '../platform/choice.ts'
import { paths } from '../platform/paths.ts'
import { text } from '../platform/text.ts'
import { defineResource } from './define.ts'

const count = z.number().int()

const record = z.object({
  /** The customer's id. */
  id: z.string(),
  userId: z.string(),
  customer: z.string(),
  customerId: z.string().nullable(),
  /** The feature VaahanAnalytics. */
  analytics: z.boolean(),
  /** The feature ChallanTool. */
  challanTool: z.boolean(),
  /** In its fleet. */
  vehicles: count,
  /** Live checks of vehicles in the last 30 days. */
  checks: count,
})

const switched = { true: choice('On', 'चालू', 'success'), false: choice('Off', 'बंद') }

/** Who may use what is made of vehicle data. Changed by `setFeatureEnabled`. */
export const vehicleAccess = defineResource({
  name: 'vehicle-access',
  audience: 'admin',
  permission: 'admin.users',
  actions: ['list', 'export'],
  paths: { list: paths.adminVaahanSettings },
  words: {
    title: text('Vehicle data', 'गाड़ियों का डेटा'),
    search: text('Whole word of name, e-mail, phone, ID', 'नाम का पूरा शब्द, ईमेल, फ़ोन, ID'),
    none: text('No customers yet', 'अभी कोई ग्राहक नहीं'),
  },
  fields: {
    customer: { label: text('Customer', 'ग्राहक') },
    customerId: { label: text('Customer ID', 'ग्राहक ID'), kind: 'mono' },
    analytics: { label: text('Vaahan analytics', 'वाहन एनालिटिक्स'), kind: 'choice', choices: switched },
    challanTool: { label: text('Challan tool', 'चालान टूल'), kind: 'choice', choices: switched },
    vehicles: { label: text('Vehicles', 'गाड़ियाँ'), kind: 'count' },
    checks: { label: text('Checks in 30 days', '30 दिन की जाँचें'), kind: 'count' },
  },
  record,
  filter: z.object({
    /** Part of the customer id, or a whole e-mail, phone or words of the name or company, which are sealed. */
    q: z.string().trim().max(120).optional(),
    analytics: z.boolean().optional(),
    challanTool: z.boolean().optional(),
    /** A keyset cursor: the last id of the previous page. */
    after: z.string().max(64).optional(),
  }),
  sorts: ['id'],
  csv: { columns: ['customer', 'customerId', 'analytics', 'challanTool', 'vehicles', 'checks'] },
})

export type VehicleAccess = z.output<typeof record>
