import { PaymentResult } from './PaymentResult.tsx'

const PaymentFailed = () => <PaymentResult expected="failed" />

export default PaymentFailed
