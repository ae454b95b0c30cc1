import { paths } from '../../../contracts/paths.ts'

/** The KYC's tab of My account. */
export const kycPath = `${paths.myAccount}?tab=kyc`
