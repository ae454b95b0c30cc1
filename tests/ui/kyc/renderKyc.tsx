import { builtInRoles } from '../../../contracts/people/builtInRoles.ts'
import type { CompanyInfo, IndividualInfo } from '../../../contracts/people/kyc.ts'
import { SessionGate } from '../../../src/authProvider/SessionGate.tsx'
import { type Session, useSession } from '../../../src/authProvider/session.ts'
import { lazyPage } from '../../../src/components/plain/lazyPage.ts'
import type { PageRoute } from '../../../src/customRoutes/routeTable.ts'
import { CustomerPage } from '../../../src/layout/ConsoleApp.tsx'
import type { RecordedRequest } from '../support/fakeServer.ts'
import { renderConsolePage } from '../support/renderConsolePage.tsx'

// The OTP boxes need this, and jsdom lacks it.
Object.assign(document, { elementFromPoint: () => null })

const named = (result: object) => ({ body: { code: 100, message: '', result } })

const nothing = { useCase: '', approvalStatus: null, reason: null }
const profile = {
  firstName: 'Rohan',
  lastName: 'Mehta',
  email: 'rohan@new.test',
  customerId: null,
  isActive: true,
  companyName: null,
  phone: null,
  createdAt: '2026-01-14T06:00:00.000Z',
  permissions: builtInRoles.customer.permissions,
}

/** The server's state. Tests change it to simulate staff or other steps. */
export interface KycServerState {
  individual: IndividualInfo & { reason?: string | null }
  company: CompanyInfo & { reason?: string | null }
  kycComplete: boolean
}

export const blank = (): KycServerState => ({
  individual: { kycDetails: null, aadharStatus: null, ...nothing },
  company: { companyDetails: null, directorData: null, directorDetails: null, ...nothing },
  kycComplete: false,
})

export const withPan = { kycDetails: { AADHAR_NUM: null, pan: 'AAxxxx000A', name: 'Rohan Mehta' } }
export const withAadhaar = {
  kycDetails: { ...withPan.kycDetails, AADHAR_NUM: 'xxxx xxxx 0008' },
  aadharStatus: 'Verified',
}
export const withCompany = {
  companyDetails: { type: 'gstin', number: '27AAxxxx000A1Z7', name: 'Zenith Private Limited', state: 'Maharashtra' },
}
export const withDirectors = {
  ...withCompany,
  directorData: [
    { name: 'Asha Rao', designation: 'Managing director' },
    { name: 'Vikram Shah', designation: 'Director' },
  ],
}
export const withDins = {
  ...withDirectors,
  directorDetails: [
    { name: 'Asha Rao', din: 'xxxx4567' },
    { name: 'Vikram Shah', din: 'xxxx4568' },
  ],
}
export const useCase = 'We check the vendors whom we pay, once a year.'

/** A step's reply, which also changes the server's state. */
export type KycStepAnswer = (seen: RecordedRequest, state: KycServerState) => { status?: number; body?: unknown }

export const fieldError = (field: string, message: string, at?: number) => ({
  status: 400,
  body: { error: { code: 'bad_request', message, requestId: 'req_1', fields: [{ field, message, at }] } },
})

const route: PageRoute = {
  path: '/bulk-pan',
  area: 'customer',
  guard: 'customer',
  gate: 'kyc',
  permission: 'verifications',
  page: lazyPage(async () => ({ default: () => <h1>The page</h1> })),
}

/** A gated page with the real session: it shows KYC until the profile says that KYC is complete. */
const Gated = () => (
  <SessionGate config={useSession().config}>
    <CustomerPage route={route} />
  </SessionGate>
)

interface Opening {
  known?: { [Part in keyof KycServerState]?: Partial<KycServerState[Part]> | boolean }
  steps?: Record<string, KycStepAnswer>
  path?: string
  Page?: () => React.ReactNode
  session?: Partial<Session>
}

/** Keys of `steps` are paths below `/api/kyc/`. */
export async function renderKyc({ known = {}, steps = {}, path = '/bulk-pan', Page = Gated, session }: Opening = {}) {
  const state = blank()
  Object.assign(state.individual, known.individual)
  Object.assign(state.company, known.company)
  state.kycComplete = known.kycComplete === true
  const acts = Object.entries(steps).map(([name, step]) => [
    `POST /api/kyc/${name}`,
    (seen: RecordedRequest) => step(seen, state),
  ])
  const answers = {
    'GET /api/user/getKyc/userInfo/usr_1': () => named(state.individual),
    'GET /api/user/getKyc/companyInfo/usr_1': () => named(state.company),
    'GET /api/getTrulogProfile/usr_1': () => named({ ...profile, kycComplete: state.kycComplete }),
    ...Object.fromEntries(acts),
  }
  const opened = await renderConsolePage(Page, { path, answers, session: { kycComplete: false, ...session } })
  const sent = (name: string) =>
    opened.seen.filter(one => one.path === `/api/kyc/${name}` && one.method === 'POST').map(({ body }) => body)
  return { ...opened, state, sent }
}
