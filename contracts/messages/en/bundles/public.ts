/** What the public challan pages say; their server sends it with each page. */
export { publicChallanLanding } from '../publicChallanLanding.ts'
export { publicChallanList } from '../publicChallanList.ts'
export { publicChallanOrders } from '../publicChallanOrders.ts'
export { publicChallanSearch } from '../publicChallanSearch.ts'
export { publicChallans } from '../publicChallans.ts'
