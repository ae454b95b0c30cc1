import type { PostpaidCustomerDetail } from '../../../../../contracts/resources/postpaidCustomer.ts'
import type { TopUpWallet } from '../../../../../contracts/topUp.ts'

export interface WalletDialogProps {
  userId: string
  wallet: Omit<PostpaidCustomerDetail['wallets'][number], 'kind'> & { kind: TopUpWallet }
  onClose: () => void
}

/** The server's bounds too. */
export const LEAST_REASON = 5
export const LEAST_REFERENCE = 3
export const MOST_LIMIT = 10_000_000_000
