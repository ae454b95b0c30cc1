/** What staff’s pages say. */
export { admin } from '../admin.ts'
export { adminChallans } from '../adminChallans.ts'
export { adminMoney } from '../adminMoney.ts'
export { adminPostpaid } from '../adminPostpaid.ts'
export { adminPricing } from '../adminPricing.ts'
export { staff } from '../staff.ts'
