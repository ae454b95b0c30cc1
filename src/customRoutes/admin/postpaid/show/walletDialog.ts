import type { PostpaidCustomerDetail } from '../../../../../contracts/resources/postpaidCustomer.ts'
import type { TopUpWallet } from '../../../../../contracts/topUp.ts'

export interface WalletDialogProps {
  userId: string
  wallet: Omit<PostpaidCustomerDetail['wallets'][number], 'kind'> & { kind: TopUpWallet }
  onClose: () => void
}
