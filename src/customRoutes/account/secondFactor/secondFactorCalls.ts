import type { z } from 'zod'
import {
  beginSecondFactor,
  beginStaffSecondFactor,
  confirmSecondFactor,
  confirmStaffSecondFactor,
  disableSecondFactor,
  disableStaffSecondFactor,
  getSecondFactor,
  getStaffSecondFactor,
  renewRecoveryCodes,
  renewStaffRecoveryCodes,
} from '../../../../contracts/calls/secondFactor.ts'

/** The same calls for customers and for staff, each with their own tokens. */
export const customerSecondFactorCalls = {
  read: getSecondFactor,
  begin: beginSecondFactor,
  confirm: confirmSecondFactor,
  renew: renewRecoveryCodes,
  turnOff: disableSecondFactor,
}

export const staffSecondFactorCalls = {
  read: getStaffSecondFactor,
  begin: beginStaffSecondFactor,
  confirm: confirmStaffSecondFactor,
  renew: renewStaffRecoveryCodes,
  turnOff: disableStaffSecondFactor,
}

export type SecondFactorCalls = typeof customerSecondFactorCalls | typeof staffSecondFactorCalls

export type SecondFactorSetup = z.output<typeof beginSecondFactor.reply>

/** The flow that the dialog shows. */
export type SecondFactorFlow = { kind: 'setUp'; begun: SecondFactorSetup } | { kind: 'newCodes' } | { kind: 'off' }
