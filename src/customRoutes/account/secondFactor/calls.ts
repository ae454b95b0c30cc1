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
export const customerFactor = {
  read: getSecondFactor,
  begin: beginSecondFactor,
  confirm: confirmSecondFactor,
  renew: renewRecoveryCodes,
  turnOff: disableSecondFactor,
}

export const staffFactor = {
  read: getStaffSecondFactor,
  begin: beginStaffSecondFactor,
  confirm: confirmStaffSecondFactor,
  renew: renewStaffRecoveryCodes,
  turnOff: disableStaffSecondFactor,
}

export type FactorCalls = typeof customerFactor | typeof staffFactor

export type Begun = z.output<typeof beginSecondFactor.reply>

/** What is under way in a dialog. */
export type Flow = { kind: 'setUp'; begun: Begun } | { kind: 'newCodes' } | { kind: 'off' }
