import {
  addPasskey,
  addStaffPasskey,
  beginPasskey,
  beginStaffPasskey,
  listPasskeys,
  listStaffPasskeys,
  removePasskey,
  removeStaffPasskey,
  renamePasskey,
  renameStaffPasskey,
} from '../../../../contracts/calls/passkeys.ts'
import type { SuccessReply } from '../../../dataProvider/api.ts'

/** The same calls for customers and for staff, each with their own tokens. */
export const customerPasskeyCalls = {
  list: listPasskeys,
  begin: beginPasskey,
  add: addPasskey,
  rename: renamePasskey,
  remove: removePasskey,
}

export const staffPasskeyCalls = {
  list: listStaffPasskeys,
  begin: beginStaffPasskey,
  add: addStaffPasskey,
  rename: renameStaffPasskey,
  remove: removeStaffPasskey,
}

export type PasskeyCalls = typeof customerPasskeyCalls | typeof staffPasskeyCalls

export type PasskeyListReply = SuccessReply<typeof listPasskeys>
