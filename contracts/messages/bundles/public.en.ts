/** The texts of the public challan pages, which their server sends with each page. */
export { documentVerification } from '../en/documentVerification.ts'
export { publicChallanLanding } from '../en/publicChallanLanding.ts'
export { publicChallanList } from '../en/publicChallanList.ts'
export { publicChallanOrders } from '../en/publicChallanOrders.ts'
export { publicChallanSearch } from '../en/publicChallanSearch.ts'
export { publicChallans } from '../en/publicChallans.ts'
export { publicIntelligence } from '../en/publicIntelligence.ts'
