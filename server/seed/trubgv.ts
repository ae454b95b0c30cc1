import type { Known, SubjectKind } from '../../contracts/cases/trubgv/known.ts'
import { luhnCharacter } from '../../contracts/identifiers/checksums.ts'
import type { Purpose } from '../../contracts/platform/codes.ts'
import type { Context } from '../platform/context.ts'
import { firstAttempt } from '../platform/http/idempotency.ts'
import { startCaseWork } from '../steps/followChecks.ts'
import { decideCase } from '../steps/ownCase.ts'
import { startVerification } from '../trubgv/start.ts'
import { settle } from './caseRun.ts'
import { demoScope } from './scopes.ts'

interface SeededVerification {
  kind?: SubjectKind
  known: Known
  /** By product; all that fit if absent. */
  checks?: string[]
  reference: string
  purpose: Purpose
  /** A person's decision beside the result. */
  decision?: { verdict: string; reason: string }
}

const gstinOf = (pan: string) => {
  const start = `27${pan}1Z`
  return start + luhnCharacter(start)
}

/** The sandbox has one name for these numbers of a person: a verification of them can be clear. */
const suresh = {
  name: 'Suresh Roy',
  pan: 'AAAPR1000H',
  uan: '100915312000',
  rc: 'MH12BR1000',
  phone: '9810678000',
  account: '50100345671000',
  ifsc: 'HDFC0000001',
}
const aarav = { name: 'Aarav Pillai', pan: 'AABPP1000H', uan: '100205512000', phone: '9811976000', rc: 'MH12BS1000' }

/** Verifications of the demo in every state of their headline: clear, contradicted, to be looked at, incomplete, not found; of people and of a company. */
const verifications: readonly SeededVerification[] = [
  {
    known: suresh,
    checks: ['pan-check', 'uan-check', 'mobile-check', 'vehicle-rc-check', 'bank-account-check'],
    reference: 'EMP-501',
    purpose: 'employee_onboarding',
  },
  {
    known: {
      ...aarav,
      birthDate: '1988-03-12',
      fatherName: 'Mohan Pillai',
      dl: 'MH1420031095000',
      address: '14, Model Colony, Pune 411016',
      employer: 'Sahyadri Foods Private Limited',
    },
    reference: 'EMP-502',
    purpose: 'employee_onboarding',
    decision: { verdict: 'discrepancy', reason: 'Birth date and address differ from the documents that we have seen.' },
  },
  {
    // The provident fund source is down for this number: the result is partial, and the source is asked again.
    known: { name: 'Vikram Rao', pan: 'AAAPR1000B', uan: '100993512503', rc: 'MH12II1503' },
    checks: ['pan-check', 'uan-check'],
    reference: 'EMP-503',
    purpose: 'employee_onboarding',
  },
  {
    kind: 'company',
    known: { name: 'Malabar Pharma Private Limited', pan: 'AAACM1000A', gstin: gstinOf('AAACM1000A') },
    checks: ['pan-check', 'gstin-check'],
    reference: 'VEN-601',
    purpose: 'vendor_onboarding',
  },
  {
    kind: 'company',
    known: { name: 'Narmada Pharma Private Limited', pan: 'AAACN1409A', gstin: gstinOf('AAACN1409A') },
    reference: 'VEN-602',
    purpose: 'vendor_onboarding',
  },
  {
    // Nobody has this PAN: what would be found behind it is not asked, and costs nothing.
    known: { name: 'Rekha Joshi', pan: 'AAAPJ1404A', email: 'rekha404@example.com' },
    reference: 'EMP-504',
    purpose: 'employee_onboarding',
  },
  {
    // Two employments at the same time.
    known: { name: 'Anita Desai', uan: '100123456409' },
    reference: 'EMP-505',
    purpose: 'employee_onboarding',
  },
]

/** Runs the demo's verifications of many sources. */
export async function runSeededTrubgv(ctx: Context): Promise<void> {
  await startCaseWork(ctx, { work: false })
  const scope = await demoScope(ctx)
  for (const { kind = 'person', known, checks, reference, purpose, decision } of verifications) {
    const request = { kind, known, checks, reference, purpose, consent: true } as const
    const { id } = await startVerification(ctx, scope, request, firstAttempt())
    await settle(ctx, id)
    if (decision) await decideCase(ctx, scope, { id, ...decision })
  }
}
