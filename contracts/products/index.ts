import type { z } from 'zod'
import { aadhaarCheck } from './aadhaarCheck.ts'
import { aadhaarOffline } from './aadhaarOffline.ts'
import { aadhaarOtp } from './aadhaarOtp.ts'
import { aadhaarQr } from './aadhaarQr.ts'
import { amlScreen } from './amlScreen.ts'
import { bankAccountCheck } from './bankAccountCheck.ts'
import { bankStatement } from './bankStatement.ts'
import { companyCheck } from './companyCheck.ts'
import { companySearch } from './companySearch.ts'
import { courtCaseCheck } from './courtCaseCheck.ts'
import { creditScore } from './creditScore.ts'
import type { Product } from './define.ts'
import { dinByPan } from './dinByPan.ts'
import { directorCheck } from './directorCheck.ts'
import { drivingLicenceCheck } from './drivingLicenceCheck.ts'
import { emailCheck } from './emailCheck.ts'
import { faceLiveness } from './faceLiveness.ts'
import { faceMatch } from './faceMatch.ts'
import { faceSearch } from './faceSearch.ts'
import { fastagCheck } from './fastagCheck.ts'
import { fssaiCheck } from './fssaiCheck.ts'
import { gstEinvoice } from './gstEinvoice.ts'
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
import { signedDocument } from './signedDocument.ts'
import { tanCheck } from './tanCheck.ts'
import { uanByMobile } from './uanByMobile.ts'
import { uanCheck } from './uanCheck.ts'
import { udyamCheck } from './udyamCheck.ts'
import { upiCheck } from './upiCheck.ts'
import { vehicleByChassis } from './vehicleByChassis.ts'
import { vehicleChallans } from './vehicleChallans.ts'
import { vehicleRcCheck } from './vehicleRcCheck.ts'
import { voterCheck } from './voterCheck.ts'

export type { Mask } from '../identifiers/index.ts'
export type { Tone } from '../platform/choice.ts'
export type { InputField, Product, ResultField, ResultTable, ResultValue } from './define.ts'

/** The registry: one entry reaches every adapter. */
export const products = {
  'pan-check': panCheck,
  'gstin-check': gstinCheck,
  'vehicle-rc-check': vehicleRcCheck,
  'vehicle-by-chassis': vehicleByChassis,
  'vehicle-challans': vehicleChallans,
  'fastag-check': fastagCheck,
  'court-case-check': courtCaseCheck,
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
} as const satisfies Record<string, Product>

export type ProductId = keyof typeof products
export type InputOf<Id extends ProductId> = z.output<(typeof products)[Id]['input']>
export type ResultOf<Id extends ProductId> = z.output<(typeof products)[Id]['result']>

export const productIds = Object.keys(products) as ProductId[]

export const isProductId = (id: string): id is ProductId => Object.hasOwn(products, id)

/** The product with its general type, for code that treats all products alike. */
export const productOf = (id: ProductId): Product => products[id]
