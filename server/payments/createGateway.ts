import type { Config } from '../config.ts'
import type { Context } from '../context.ts'
import type { PaymentGateway } from './gateway.ts'
import { razorpayGateway } from './razorpay.ts'
import { sandboxGateway } from './sandboxGateway.ts'

/** The gateway that the configuration names. */
export const createGateway = (config: Config, parts: Pick<Context, 'db' | 'vault'>): PaymentGateway =>
  config.PAYMENTS === 'razorpay' ? razorpayGateway(config) : sandboxGateway(parts)
