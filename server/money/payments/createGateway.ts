import type { Config } from '../../platform/config/config.ts'
import type { Context } from '../../platform/context.ts'
import type { PaymentGateway } from '../../platform/ports/paymentGateway.ts'
import { razorpayGateway } from './razorpay.ts'
import { sandboxGateway } from './sandboxGateway.ts'

/** The configured gateway. */
export const createGateway = (config: Config, parts: Pick<Context, 'db' | 'vault'>): PaymentGateway =>
  config.PAYMENTS === 'razorpay' ? razorpayGateway(config) : sandboxGateway(parts)
