import type { ScreenLoaders } from '../components/list/defineScreens.tsx'

/** Staff resources. The screens of a resource are loaded with the first of its pages. */
export const adminScreens: ScreenLoaders = {
  staff: () => import('./staff/index.ts').then(({ staff }) => staff),
  'staff-sessions': () => import('./staffSessions/index.ts').then(({ staffSessions }) => staffSessions),
  'notification-recipients': () => import('./recipients/index.ts').then(({ recipients }) => recipients),
  approvals: () => import('./approvals/index.ts').then(({ approvals }) => approvals),
  users: () => import('./users/index.ts').then(({ users }) => users),
  transactions: () => import('./transactions/index.ts').then(({ transactions }) => transactions),
  'audit-events': () => import('./auditEvents/index.ts').then(({ auditEvents }) => auditEvents),
  'diverged-payments': () => import('./divergedPayments/index.ts').then(({ divergedPayments }) => divergedPayments),
  'gateway-days': () => import('./gatewayDays/index.ts').then(({ gatewayDays }) => gatewayDays),
  'gateway-differences': () =>
    import('./gatewayDifferences/index.ts').then(({ gatewayDifferences }) => gatewayDifferences),
  invoices: () => import('./invoices/index.ts').then(({ invoices }) => invoices),
  'ip-hits': () => import('./ipHits/index.ts').then(({ ipHits }) => ipHits),
  'customer-ip-allow-lists': () =>
    import('./customerIpAllowLists/index.ts').then(({ customerIpAllowLists }) => customerIpAllowLists),
  apis: () => import('./apis/index.ts').then(({ apis }) => apis),
  'api-servers': () => import('./apiServers/index.ts').then(({ apiServers }) => apiServers),
  'source-routes': () => import('./sourceRoutes/index.ts').then(({ sourceRoutes }) => sourceRoutes),
  'api-logs': () => import('./apiLogs/index.ts').then(({ apiLogs }) => apiLogs),
  'postpaid-customers': () => import('./postpaidCustomers/index.ts').then(({ postpaidCustomers }) => postpaidCustomers),
  'challan-payments': () => import('./challanPayments/index.ts').then(({ challanPayments }) => challanPayments),
  'work-items': () => import('./workItems/index.ts').then(({ workItems }) => workItems),
  'vehicle-batches': () => import('./customerBatches/index.ts').then(({ vehicleBatches }) => vehicleBatches),
  'customer-batches': () => import('./customerBatches/index.ts').then(({ customerBatches }) => customerBatches),
  'whitelabel-batches': () => import('./customerBatches/index.ts').then(({ whitelabelBatches }) => whitelabelBatches),
  'batch-challans': () => import('./batchChallans/index.ts').then(({ batchChallans }) => batchChallans),
  'vehicle-access': () => import('./vehicleAccess/index.ts').then(({ vehicleAccess }) => vehicleAccess),
  'bgc-users': () => import('./bgcUsers/index.ts').then(({ bgcUsers }) => bgcUsers),
  'base-prices': () => import('./basePrices/index.ts').then(({ basePrices }) => basePrices),
  'statement-files': () => import('./statementFiles/index.ts').then(({ statementFiles }) => statementFiles),
  'watch-lists': () => import('./watchLists/index.tsx').then(({ watchLists }) => watchLists),
  'user-prices': () => import('./userPrices/index.ts').then(({ userPrices }) => userPrices),
}
