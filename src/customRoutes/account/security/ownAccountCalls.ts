import {
  changePassword,
  changeStaffPassword,
  endOtherSessions,
  endOtherStaffSessions,
  endOwnSession,
  endOwnStaffSession,
  listOwnSessions,
  listOwnStaffSessions,
} from '../../../../contracts/calls/ownAccount.ts'

/** The same calls for customers and for staff, each with their own tokens. */
export const customerAccountCalls = {
  changePassword,
  list: listOwnSessions,
  end: endOwnSession,
  endOthers: endOtherSessions,
}

export const staffAccountCalls = {
  changePassword: changeStaffPassword,
  list: listOwnStaffSessions,
  end: endOwnStaffSession,
  endOthers: endOtherStaffSessions,
}

export type OwnAccountCalls = typeof customerAccountCalls | typeof staffAccountCalls
