import type { Feature } from '../people/features.ts'
import type { Permission } from '../people/permissions.ts'
import type { PageName } from '../platform/paths.ts'

export interface Leaf {
  name: LeafName
  page: PageName
  also?: readonly PageName[]
}

export interface Entry {
  name: MenuName
  icon: MenuIcon
  page?: PageName
  also?: readonly PageName[]
  leaves?: readonly Leaf[]
  isNew?: true
  /** Hidden from roles that may not list it. */
  permission?: Permission
  /** A condition in addition to the page's own flag. */
  shown?: (flags: ReadonlySet<Feature>) => boolean
  outside?: 'here'
}

export interface Group {
  title?: MenuName
  entries: readonly Entry[]
}

/** The console's main mode, in the specification's order (§2.3, A45). */
export const consoleGroups: readonly Group[] = [
  { entries: [{ name: 'dashboard', icon: 'dashboard', page: 'dashboard', permission: 'dashboard' }] },
  {
    title: 'apisMenu',
    entries: [
      { name: 'apiKeys', icon: 'key', page: 'apiKeys', permission: 'apiKeys' },
      { name: 'apiPricing', icon: 'price', page: 'apiPricing', isNew: true },
      { name: 'apiUsage', icon: 'chart', page: 'apiUsage', also: ['apiTrackingReport'], permission: 'usage' },
      { name: 'testApis', icon: 'flask', page: 'testApis' },
    ],
  },
  {
    title: 'productMenu',
    entries: [
      {
        name: 'challanTool',
        icon: 'challan',
        leaves: [
          { name: 'verification', page: 'challanDashboard', also: ['challanDashboardPayment'] },
          { name: 'responses', page: 'challanLists', also: ['challanViewDetails', 'paymentSuccess', 'paymentFailed'] },
        ],
      },
      { name: 'products', icon: 'grid', page: 'products' },
      {
        name: 'onboarding',
        icon: 'flow',
        // A44
        leaves: [
          { name: 'createFlow', page: 'onboardingSolution' },
          {
            name: 'savedFlow',
            page: 'onboardingSolutionFlows',
            also: ['onboardingSolutionFlow', 'onboardingSolutionFlowEdit'],
          },
          {
            name: 'responses',
            page: 'onboardingSolutionResponses',
            also: ['onboardingSolutionDetail', 'onboardingSolutionDownload'],
          },
          { name: 'settings', page: 'onboardingSolutionSettings' },
        ],
      },
      // Both are hidden without GlobalOcr (A40).
      {
        name: 'globalOcrApi',
        icon: 'globe',
        page: 'globalOcr',
        also: ['globalOcrResponses', 'globalOcrReport'],
        shown: flags => !flags.has('GlobalOcrApi'),
      },
      {
        name: 'globalKyc',
        icon: 'globe',
        leaves: [
          { name: 'verification', page: 'globalOcr' },
          { name: 'responses', page: 'globalOcrResponses', also: ['globalOcrReport'] },
        ],
        shown: flags => flags.has('GlobalOcrApi'),
      },
      {
        name: 'videoKyc',
        icon: 'video',
        leaves: [
          { name: 'aiAnalytics', page: 'videoKyc' },
          { name: 'reports', page: 'videoKycReports', also: ['videoKycDetails', 'videoKycReportDownload'] },
          { name: 'settings', page: 'videoKycSettings' },
          {
            name: 'templates',
            page: 'videoKycTemplates',
            also: ['videoKycTemplateCreate', 'videoKycTemplate', 'videoKycTemplateEdit'],
          },
        ],
      },
      { name: 'vaahanAnalytics', icon: 'car', page: 'vaahanAnalytics' },
      { name: 'cases', icon: 'folder', page: 'cases', also: ['caseDetail'] },
      {
        name: 'casePlans',
        icon: 'work',
        page: 'casePlans',
        also: ['casePlanCreate', 'casePlanDetail', 'casePlanEdit'],
      },
      { name: 'monitoring', icon: 'bell', page: 'monitoring' },
      {
        name: 'dynamicIntelligence',
        icon: 'network',
        leaves: [
          { name: 'verification', page: 'dynamicIntelligence' },
          { name: 'responses', page: 'dynamicIntelligenceResponses', also: ['dynamicIntelligenceDetails'] },
        ],
      },
      { name: 'templates', icon: 'template', page: 'templates', also: ['drafts'] },
    ],
  },
  {
    title: 'support',
    entries: [
      {
        name: 'myAccount',
        icon: 'person',
        page: 'myAccount',
        also: ['walletStatement', 'myOrders', 'receivedPayments'],
      },
      { name: 'apiDocs', icon: 'book' },
      { name: 'whitelistIp', icon: 'shield', page: 'whitelistIp', permission: 'ipAllowList' },
      { name: 'videoTutorials', icon: 'play', page: 'videoTutorials' },
      { name: 'logout', icon: 'leave', page: 'logout', outside: 'here' },
    ],
  },
]

/** The name is also its message key, `shell.menu.<name>`. */
export type MenuName =
  | 'dashboard'
  | 'apisMenu'
  | 'apiKeys'
  | 'apiPricing'
  | 'apiUsage'
  | 'testApis'
  | 'productMenu'
  | 'challanTool'
  | 'products'
  | 'onboarding'
  | 'globalKyc'
  | 'globalOcrApi'
  | 'videoKyc'
  | 'vaahanAnalytics'
  | 'cases'
  | 'casePlans'
  | 'monitoring'
  | 'dynamicIntelligence'
  | 'templates'
  | 'support'
  | 'myAccount'
  | 'apiDocs'
  | 'whitelistIp'
  | 'videoTutorials'
  | 'logout'
  | 'work'
  | 'customers'
  | 'userAccounts'
  | 'money'
  | 'overallTransactions'
  | 'approvals'
  | 'mismatchedPayments'
  | 'payouts'
  | 'reconciliation'
  | 'closing'
  | 'invoices'
  | 'postpaid'
  | 'userPricing'
  | 'challanPayments'
  | 'developers'
  | 'apis'
  | 'apiServers'
  | 'switchSource'
  | 'incidents'
  | 'accessReviews'
  | 'issuerKeys'
  | 'apiLogs'
  | 'ipHits'
  | 'auditLog'
  | 'checks'
  | 'watchLists'
  | 'documentKinds'
  | 'backgroundChecks'
  | 'vehicleBatches'
  | 'batches'
  | 'whitelabelBatches'
  | 'whitelabelUsers'
  | 'whitelabelTransactions'
  | 'subdomains'
  | 'vehicleData'
  | 'statements'
  | 'restricted'
  | 'notificationRecipients'
  | 'adminAccounts'
  | 'adminSessions'

/** The message keys of entries inside a branch */
export type LeafName =
  | 'verification'
  | 'responses'
  | 'createFlow'
  | 'savedFlow'
  | 'ownLists'
  | 'settings'
  | 'categoryRules'
  | 'stampPapers'
  | 'aiAnalytics'
  | 'reports'
  | 'templates'

export type MenuIcon =
  | 'folder'
  | 'dashboard'
  | 'key'
  | 'price'
  | 'chart'
  | 'flask'
  | 'challan'
  | 'grid'
  | 'flow'
  | 'globe'
  | 'video'
  | 'car'
  | 'network'
  | 'template'
  | 'person'
  | 'people'
  | 'book'
  | 'shield'
  | 'play'
  | 'ledger'
  | 'receipt'
  | 'calendar'
  | 'bell'
  | 'staff'
  | 'devices'
  | 'history'
  | 'work'
  | 'leave'
