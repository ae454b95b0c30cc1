import type { ChallanBrand } from '../../../contracts/calls/publicChallans.ts'

/** As much of a brand as stands around a page. */
export type ShellBrand = Pick<ChallanBrand, 'title' | 'companyLogo' | 'supportEmail' | 'supportPhone' | 'token'>
