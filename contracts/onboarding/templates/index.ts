import type { PlanInput } from '../../cases/plan.ts'
import { type Text, text } from '../../platform/text.ts'
import { merchant, vendor } from './business.ts'
import { borrower, driver, employee, gigWorker, societyMember, tenant } from './people.ts'

export interface FlowTemplate {
  id: string
  summary: Text
  plan: PlanInput
}

/** Flows to begin with. Each goes through the sandbox from start to end as it is. */
export const flowTemplates: readonly FlowTemplate[] = [
  {
    id: 'vendor',
    plan: vendor,
    summary: text('PAN, GST and bank account of a supplier.', 'सप्लायर का PAN, GST और बैंक खाता।'),
  },
  { id: 'driver', plan: driver, summary: text('Licence, PAN and vehicle.', 'लाइसेंस, PAN और गाड़ी।') },
  {
    id: 'gig-worker',
    plan: gigWorker,
    summary: text('PAN, bank account and watch lists, in a few minutes.', 'PAN, बैंक खाता और वॉच लिस्ट, कुछ मिनट में।'),
  },
  { id: 'tenant', plan: tenant, summary: text('PAN, voter card and watch lists.', 'PAN, वोटर कार्ड और वॉच लिस्ट।') },
  {
    id: 'merchant',
    plan: merchant,
    summary: text('Business, bank account, and for food its licence.', 'बिज़नेस, बैंक खाता, और खाने की दुकान का लाइसेंस।'),
  },
  {
    id: 'borrower',
    plan: borrower,
    summary: text('Identity, watch lists, bank account, then credit.', 'पहचान, वॉच लिस्ट, बैंक खाता, फिर क्रेडिट।'),
  },
  {
    id: 'employee',
    plan: employee,
    summary: text('PAN, provident fund and account for the salary.', 'PAN, भविष्य निधि और सैलरी का खाता।'),
  },
  { id: 'society-member', plan: societyMember, summary: text('Home, PAN and parking.', 'घर, PAN और पार्किंग।') },
]
