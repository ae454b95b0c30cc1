import type { PostpaidCustomerDetail } from '../../../../../contracts/resources/postpaidCustomer.ts'

/** What the page and each of its parts show. */
export interface PostpaidAccountProps {
  account: PostpaidCustomerDetail
}
