import type { PostpaidCustomerDetail } from '../../../../../contracts/resources/postpaidCustomer.ts'
import type { TopUpWallet } from '../../../../../contracts/topUp.ts'

export interface WalletDialogProps {
  userId: string
  wallet: Omit<PostpaidCustomerDetail['wallets'][number], 'kind'> & { kind: TopUpWallet }
  onClose: () => void
}

/** The server's bounds too. */
export const MIN_REASON_LENGTH = 5
export const MIN_REFERENCE_LENGTH = 3
export const MAX_LIMIT_PAISE = 10_000_000_000
