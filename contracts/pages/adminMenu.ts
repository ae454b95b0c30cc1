import type { Grants } from '../people/permissions.ts'
import type { PageName } from '../platform/paths.ts'
import { type MenuGroup, visibleGroups } from './menu.ts'
import type { Group } from './menuEntries.ts'

const adminGroups: readonly Group[] = [
  {
    entries: [
      { name: 'dashboard', icon: 'dashboard', page: 'adminDashboard', permission: 'admin.dashboard' },
      { name: 'work', icon: 'work', page: 'adminWork', also: ['adminCourtReview'], permission: 'admin.dashboard' },
    ],
  },
  {
    title: 'customers',
    entries: [
      {
        name: 'userAccounts',
        icon: 'people',
        page: 'adminUserAccounts',
        also: ['adminUserDetail'],
        permission: 'admin.users',
      },
      {
        name: 'whitelabelUsers',
        icon: 'people',
        page: 'adminWhitelabelUsers',
        also: ['adminUserDetails', 'adminClientDetails'],
        permission: 'admin.whiteLabel',
      },
      { name: 'subdomains', icon: 'globe', page: 'adminDeleteSubdomain', permission: 'admin.whiteLabel' },
    ],
  },
  {
    title: 'money',
    entries: [
      {
        name: 'challanPayments',
        icon: 'challan',
        page: 'adminChallanPayments',
        also: ['adminBatchChallanDetails'],
        permission: 'admin.challans',
      },
      {
        name: 'overallTransactions',
        icon: 'ledger',
        page: 'adminOverallTransactions',
        permission: 'admin.transactions',
      },
      {
        name: 'whitelabelTransactions',
        icon: 'ledger',
        page: 'adminWhitelabelTransactions',
        permission: 'admin.whiteLabel',
      },
      { name: 'approvals', icon: 'shield', page: 'adminApprovals', permission: 'admin.approvals' },
      {
        name: 'mismatchedPayments',
        icon: 'ledger',
        page: 'adminMismatchedPayments',
        permission: 'admin.transactions',
      },
      {
        name: 'payouts',
        icon: 'receipt',
        page: 'adminPayouts',
        also: ['adminPayoutAccounts'],
        permission: 'admin.transactions',
      },
      {
        name: 'reconciliation',
        icon: 'grid',
        page: 'adminReconciliation',
        also: ['adminReconciliationDifferences'],
        permission: 'admin.transactions',
      },
      {
        name: 'closing',
        icon: 'calendar',
        page: 'adminClosing',
        also: ['adminClosingDetail'],
        permission: 'admin.transactions',
      },
      { name: 'invoices', icon: 'receipt', page: 'adminInvoiceTransactions', permission: 'admin.transactions' },
      {
        name: 'postpaid',
        icon: 'calendar',
        page: 'adminPostpaid',
        also: ['adminPostpaidUserDetail'],
        permission: 'admin.wallets',
      },
      { name: 'apiPricing', icon: 'price', page: 'adminApiPricing', permission: 'admin.prices' },
      { name: 'userPricing', icon: 'price', page: 'adminUserPricing', permission: 'admin.prices' },
    ],
  },
  {
    title: 'developers',
    entries: [
      { name: 'apis', icon: 'grid', page: 'adminApis', permission: 'admin.sources' },
      {
        name: 'switchSource',
        icon: 'flow',
        page: 'adminSwitchSource',
        also: ['adminDryRuns'],
        permission: 'admin.sources',
      },
      { name: 'apiServers', icon: 'network', page: 'adminApiServers', permission: 'admin.sources' },
      { name: 'incidents', icon: 'bell', page: 'adminIncidents', permission: 'admin.sources' },
      { name: 'testApis', icon: 'flask', page: 'adminTestApis', permission: 'admin.sources' },
      { name: 'apiLogs', icon: 'ledger', page: 'adminApiLogs', permission: 'admin.logs' },
      { name: 'ipHits', icon: 'network', page: 'adminIpHits', permission: 'admin.ipAllowList' },
      { name: 'whitelistIp', icon: 'shield', page: 'adminWhitelistIp', permission: 'admin.ipAllowList' },
      { name: 'auditLog', icon: 'history', page: 'adminAuditLog', permission: 'admin.audit' },
    ],
  },
  {
    title: 'checks',
    entries: [
      { name: 'vehicleBatches', icon: 'folder', page: 'adminBulkHit', permission: 'admin.batches' },
      { name: 'batches', icon: 'template', page: 'adminBatchProcessing', permission: 'admin.batches' },
      {
        name: 'whitelabelBatches',
        icon: 'grid',
        page: 'adminWhitelabelBatchProcessing',
        permission: 'admin.batches',
      },
      {
        name: 'backgroundChecks',
        icon: 'staff',
        page: 'adminBgcUsers',
        also: ['adminBgcUsersDetail'],
        permission: 'admin.verifications',
      },
      {
        name: 'watchLists',
        icon: 'shield',
        page: 'adminWatchLists',
        permission: 'admin.watchLists',
      },
      { name: 'vehicleData', icon: 'car', page: 'adminVaahanSettings', permission: 'admin.users' },
      { name: 'documentKinds', icon: 'globe', page: 'adminOcrApis', permission: 'admin.documents' },
      { name: 'statements', icon: 'ledger', page: 'adminTrubank', permission: 'admin.logs' },
    ],
  },
  {
    title: 'restricted',
    entries: [
      {
        name: 'notificationRecipients',
        icon: 'bell',
        page: 'adminNotificationRecipients',
        permission: 'admin.restricted',
      },
      {
        name: 'adminAccounts',
        icon: 'staff',
        page: 'adminAccounts',
        also: ['adminAccountsDetails'],
        permission: 'admin.restricted',
      },
      {
        name: 'accessReviews',
        icon: 'shield',
        page: 'adminAccessReviews',
        also: ['adminAccessReview'],
        permission: 'admin.restricted',
      },
      { name: 'adminSessions', icon: 'devices', page: 'adminSessions', permission: 'admin.restricted' },
      { name: 'issuerKeys', icon: 'key', page: 'adminIssuerKeys', permission: 'admin.restricted' },
    ],
  },
]

/** The side menu for staff, separate from the console's so that customers do not load it. */
export const adminMenuFor = (permissions: Grants, built: ReadonlySet<PageName>): readonly MenuGroup[] =>
  visibleGroups(adminGroups, { userId: null, permissions, apiDocsUrl: '' }, new Set(), built)
