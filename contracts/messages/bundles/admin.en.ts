/** The texts of the staff's pages. */
export { admin } from '../en/admin.ts'
export { adminChallans } from '../en/adminChallans.ts'
export { adminMoney } from '../en/adminMoney.ts'
export { adminPostpaid } from '../en/adminPostpaid.ts'
export { adminPricing } from '../en/adminPricing.ts'
export { adminStatements } from '../en/bankStatements.ts'
export { adminIntelligence } from '../en/intelligence.ts'
export { staff } from '../en/staff.ts'
