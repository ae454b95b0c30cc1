import { describe, expect, test } from 'vitest'
import {
  type CompanyInfo,
  type CompanyStep,
  companyStep,
  type IndividualInfo,
  type IndividualStep,
  individualStep,
  isKycComplete,
} from '../../contracts/people/kyc.ts'

const verified = { kycDetails: { AADHAR_NUM: 'xxxx xxxx 0008' }, aadharStatus: 'Verified' }
const company = { companyDetails: {}, directorData: [{}], directorDetails: [{}] }

describe('individual', () => {
  test.each<[string, IndividualInfo, IndividualStep]>([
    ['nothing yet', {}, 'IndividualKYC2'],
    [
      'A61: no details come first, whatever else is there',
      { ...verified, kycDetails: null, useCase: '' },
      'IndividualKYC2',
    ],
    ['A61: then no Aadhaar, also where the use case is absent', { kycDetails: {} }, 'IndividualKYC2'],
    ['A61: an empty Aadhaar status', { ...verified, aadharStatus: '', useCase: 'x' }, 'IndividualKYC2'],
    ['A60: use case absent', verified, 'kyc-complete'],
    ['A60: absent, whatever was decided', { ...verified, approvalStatus: 'Rejected' }, 'kyc-complete'],
    ['A120: use case null counts as absent', { ...verified, useCase: null }, 'kyc-complete'],
    ['A60: use case empty', { ...verified, useCase: '' }, 'use-case'],
    ['A60: empty, though approved', { ...verified, useCase: '', approvalStatus: 'Approved' }, 'use-case'],
    ['pending', { ...verified, useCase: 'x', approvalStatus: 'Pending' }, 'approval-pending'],
    ['approved', { ...verified, useCase: 'x', approvalStatus: 'Approved' }, 'kyc-complete'],
    ['rejected', { ...verified, useCase: 'x', approvalStatus: 'Rejected' }, 'approval-rejected'],
    ['A62: an unknown status', { ...verified, useCase: 'x', approvalStatus: 'On hold' }, 'approval-pending'],
    ['A62: a status in other letters', { ...verified, useCase: 'x', approvalStatus: 'approved' }, 'approval-pending'],
    ['A62: no status', { ...verified, useCase: 'x', approvalStatus: null }, 'approval-pending'],
  ])('%s', (_, info, step) => expect(individualStep(info)).toBe(step))
})

describe('company', () => {
  test.each<[string, CompanyInfo, CompanyStep]>([
    ['A62: nothing yet', {}, 'CompanyKYC3'],
    ['A62: no company details come first', { ...company, companyDetails: null }, 'CompanyKYC3'],
    ['A62: then no director data', { ...company, directorData: null }, 'CompanyKYC4'],
    ['A62: then no director details', { ...company, directorDetails: null }, 'CompanyKYC5'],
    ['A60: use case absent', company, 'kyc-complete'],
    ['A60: use case empty', { ...company, useCase: '' }, 'use-case'],
    ['pending', { ...company, useCase: 'x', approvalStatus: 'Pending' }, 'approval-pending'],
    ['approved', { ...company, useCase: 'x', approvalStatus: 'Approved' }, 'kyc-complete'],
    ['rejected', { ...company, useCase: 'x', approvalStatus: 'Rejected' }, 'approval-rejected'],
    ['A62: an unknown status', { ...company, useCase: 'x', approvalStatus: '?' }, 'approval-pending'],
  ])('%s', (_, info, step) => expect(companyStep(info)).toBe(step))
})

test.each<[IndividualStep | undefined, CompanyStep | undefined, boolean]>([
  ['kyc-complete', 'CompanyKYC3', true],
  ['IndividualKYC2', 'kyc-complete', true],
  ['kyc-complete', undefined, true],
  ['approval-pending', 'approval-rejected', false],
  [undefined, undefined, false],
])('A63: %s and %s: complete is %s', (individual, of, complete) => {
  expect(isKycComplete({ individualStep: individual, companyStep: of })).toBe(complete)
})
