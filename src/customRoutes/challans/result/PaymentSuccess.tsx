import { PaymentResult } from './PaymentResult.tsx'

const PaymentSuccess = () => <PaymentResult expected="paid" />

export default PaymentSuccess
