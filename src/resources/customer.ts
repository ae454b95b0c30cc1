import type { ScreenLoaders } from '../components/list/defineScreens.tsx'
import { withTexts } from '../i18n/bundles.ts'

const cases = withTexts(() => import('./cases/index.ts'), { first: ['app', 'console', 'shared', 'cases'] })
const plans = withTexts(() => import('./plans/index.ts'), { first: ['app', 'console', 'shared', 'cases', 'plans'] })
const bgc = withTexts(() => import('./bgc/index.ts'), { first: ['app', 'console', 'shared', 'cases', 'bgc'] })
const onboarding = withTexts(() => import('./onboarding/index.ts'), {
  first: ['app', 'console', 'shared', 'cases', 'plans'],
})
const envelopes = withTexts(() => import('./envelopes/index.ts'), { first: ['app', 'console', 'shared', 'esign'] })

const stampPapers = withTexts(() => import('./stampPapers/index.ts'), { first: ['app', 'console', 'shared', 'esign'] })

const trubgv = withTexts(() => import('./trubgv/index.ts'), { first: ['app', 'console', 'shared', 'cases', 'trubgv'] })

const videoKyc = withTexts(() => import('./videoKyc/index.ts'), {
  first: ['app', 'console', 'shared', 'cases', 'plans', 'videoKyc'],
})

const inquiries = withTexts(() => import('./inquiries/index.ts'), { first: ['app', 'console', 'shared', 'inquiries'] })

const videoCalls = withTexts(() => import('./videoCalls/index.ts'), {
  first: ['app', 'console', 'shared', 'videoCalls'],
})

/** Customer resources. The screens of a resource are loaded with the first of its pages. */
export const customerScreens: ScreenLoaders = {
  orders: () => import('./orders/index.ts').then(({ orders }) => orders),
  'received-payments': () => import('./receivedPayments/index.ts').then(({ receivedPayments }) => receivedPayments),
  'wallet-entries': () => import('./walletEntries/index.ts').then(({ walletEntries }) => walletEntries),
  'api-requests': () => import('./apiRequests/index.ts').then(({ apiRequests }) => apiRequests),
  'bulk-schedules': () => import('./bulkSchedules/index.ts').then(({ bulkSchedules }) => bulkSchedules),
  'bulk-jobs': () => import('./bulkJobs/index.ts').then(({ bulkJobs }) => bulkJobs),
  'own-lists': () => import('./watchLists/index.tsx').then(({ ownLists }) => ownLists),
  'fleet-vehicles': () => import('./fleetVehicles/index.ts').then(({ fleetVehicles }) => fleetVehicles),
  cases: () => cases().then(screens => screens.cases),
  'bgc-cases': () => bgc().then(screens => screens.bgcCases),
  plans: () => plans().then(screens => screens.plans),
  'onboarding-flows': () => onboarding().then(screens => screens.flows),
  'onboarding-cases': () => onboarding().then(screens => screens.responses),
  envelopes: () => envelopes().then(screens => screens.envelopes),
  'stamp-papers': () => stampPapers().then(screens => screens.stampPapers),
  'trubgv-cases': () => trubgv().then(screens => screens.trubgvCases),
  'video-kyc-cases': () => videoKyc().then(screens => screens.reports),
  'video-kyc-templates': () => videoKyc().then(screens => screens.templates),
  inquiries: () => inquiries().then(screens => screens.inquiries),
  'video-calls': () => videoCalls().then(screens => screens.videoCalls),
  monitors: () => import('./monitors/index.ts').then(({ monitors }) => monitors),
  'challan-orders': () => import('./challanOrders/index.ts').then(({ challanOrders }) => challanOrders),
}
