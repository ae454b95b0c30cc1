import type { ProductId } from '../../../contracts/products/index.ts'
import { aadhaarCheck } from './aadhaarCheck.ts'
import { aadhaarOtp } from './aadhaarOtp.ts'
import { amlScreen } from './amlScreen.ts'
import { bankAccountCheck } from './bankAccountCheck.ts'
import { bankStatement } from './bankStatement.ts'
import { companyCheck } from './companyCheck.ts'
import { companySearch } from './companySearch.ts'
import { courtCaseCheck } from './courtCaseCheck.ts'
import { creditScore } from './creditScore.ts'
import type { OwnRunner, Runner, SourceRunner } from './define.ts'
import { dinByPan } from './dinByPan.ts'
import { directorCheck } from './directorCheck.ts'
import { drivingLicenceCheck } from './drivingLicenceCheck.ts'
import { emailCheck } from './emailCheck.ts'
import { faceLiveness, faceMatch, faceSearch } from './faces.ts'
import { fastagCheck } from './fastagCheck.ts'
import { fssaiCheck } from './fssaiCheck.ts'
import { gstinByPan } from './gstinByPan.ts'
import { gstinCheck } from './gstinCheck.ts'
import { gstReturns } from './gstReturns.ts'
import { iecCheck } from './iecCheck.ts'
import { ifscLookup } from './ifscLookup.ts'
import { mobileCheck } from './mobileCheck.ts'
import { mobileProfile } from './mobileProfile.ts'
import { nameMatch } from './nameMatch.ts'
import { ocrDocument } from './ocrDocument.ts'
import { panAadhaarLink } from './panAadhaarLink.ts'
import { panCheck } from './panCheck.ts'
import { panProfile } from './panProfile.ts'
import { passportCheck } from './passportCheck.ts'
import { aadhaarOffline, aadhaarQr, gstEinvoice, signedDocument } from './proofs.ts'
import { tanCheck } from './tanCheck.ts'
import { uanByMobile } from './uanByMobile.ts'
import { uanCheck } from './uanCheck.ts'
import { udyamCheck } from './udyamCheck.ts'
import { upiCheck } from './upiCheck.ts'
import { vehicleChallans } from './vehicleChallans.ts'
import { vehicleByChassis, vehicleRcCheck } from './vehicleRecords.ts'
import { voterCheck } from './voterCheck.ts'

/** The registry: a product without a runner does not compile. */
export const runners: { [Id in ProductId]: Runner<Id> } = {
  'court-case-check': courtCaseCheck,
  'pan-check': panCheck,
  'gstin-check': gstinCheck,
  'vehicle-rc-check': vehicleRcCheck,
  'vehicle-by-chassis': vehicleByChassis,
  'vehicle-challans': vehicleChallans,
  'fastag-check': fastagCheck,
  'pan-profile': panProfile,
  'pan-aadhaar-link': panAadhaarLink,
  'aadhaar-check': aadhaarCheck,
  'aadhaar-otp': aadhaarOtp,
  'aadhaar-qr': aadhaarQr,
  'aadhaar-offline': aadhaarOffline,
  'signed-document': signedDocument,
  'voter-check': voterCheck,
  'driving-licence-check': drivingLicenceCheck,
  'passport-check': passportCheck,
  'ifsc-lookup': ifscLookup,
  'uan-check': uanCheck,
  'uan-by-mobile': uanByMobile,
  'mobile-check': mobileCheck,
  'mobile-profile': mobileProfile,
  'email-check': emailCheck,
  'bank-account-check': bankAccountCheck,
  'upi-check': upiCheck,
  'credit-score': creditScore,
  'company-search': companySearch,
  'bank-statement': bankStatement,
  'company-check': companyCheck,
  'director-check': directorCheck,
  'din-by-pan': dinByPan,
  'gstin-by-pan': gstinByPan,
  'gst-returns': gstReturns,
  'gst-einvoice': gstEinvoice,
  'udyam-check': udyamCheck,
  'fssai-check': fssaiCheck,
  'tan-check': tanCheck,
  'iec-check': iecCheck,
  'name-match': nameMatch,
  'face-match': faceMatch,
  'face-liveness': faceLiveness,
  'face-search': faceSearch,
  'ocr-document': ocrDocument,
  'aml-screen': amlScreen,
}

/** The runner with its general type, for code that treats all products alike. */
export const runnerOf = (id: ProductId): Runner<ProductId> => runners[id]

export const asksSource = (runner: Runner<ProductId>): runner is SourceRunner<ProductId> => 'remote' in runner

/** Throws a TypeError for a product without an outside source. */
export function sourceRunnerOf(id: ProductId): SourceRunner<ProductId> {
  const runner = runnerOf(id)
  if (!asksSource(runner)) throw new TypeError(`${id} has no outside source.`)
  return runner
}

/** Undefined for a product whose answers come from an outside source. */
export function ownRunnerOf(id: ProductId): OwnRunner<ProductId> | undefined {
  const runner = runnerOf(id)
  return asksSource(runner) ? undefined : runner
}
