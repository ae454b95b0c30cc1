import { createContext, useContext } from 'react'
import type { adminProfile } from '../../contracts/calls/admin.ts'
import type { Call } from '../../contracts/calls/define.ts'
import { canCall } from '../../contracts/people/permissions.ts'
import type { ReplyOf } from '../dataProvider/api.ts'

export type Staff = ReplyOf<typeof adminProfile>

export const StaffContext = createContext<Staff | null>(null)

/** The signed-in member of staff; always set inside the staff's app. */
export function useStaff(): Staff {
  const staff = useContext(StaffContext)
  if (!staff) throw new Error('useStaff stands outside the staff app.')
  return staff
}

/** Whether the signed-in member of staff may make a call, as the call declares it. The server decides; this hides what it refuses. */
export const useStaffCanCall = (call: Pick<Call, 'access'>): boolean => canCall(useStaff().permissions, call)
